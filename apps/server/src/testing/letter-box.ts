import { createServer, type IncomingHttpHeaders } from "node:http";

/** Something posted over HTTP. */
export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server on this machine that takes whatever is posted to it: a push service, a webhook. */
export class LetterBox {
  readonly posted: Posted[] = [];
  /** What it answers. */
  status = 201;
  private readonly server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    this.posted.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(this.status).end();
  });

  /** Its address, once it is open. */
  open(): Promise<string> {
    return new Promise((resolve) => {
      this.server.listen(0, "127.0.0.1", () => {
        const bound = this.server.address();
        resolve(`http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

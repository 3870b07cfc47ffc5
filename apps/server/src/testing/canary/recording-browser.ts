import type { TableView } from "@paravent/kernel";
import { type ClientMessage, KnownView, ServerMessage } from "@paravent/protocol";
import { Browser, type Line } from "../browser.ts";

/** A browser whose every byte is kept: status lines, headers and bodies of answers, and the frames of its sockets. */
export class RecordingBrowser extends Browser {
  /** Everything it was sent, in order. */
  readonly heard: string[] = [];
  /** The newest view it was sent. */
  view: TableView<unknown> | null = null;
  private line: Line | null = null;

  override async fetch(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await super.fetch(path, body, headers);
    const head = [...response.headers].map(([name, value]) => `${name}: ${value}`);
    this.heard.push([`${response.status} ${response.statusText}`, ...head, await response.clone().text()].join("\n"));
    return response;
  }

  override async connect(headers: Record<string, string> = {}): Promise<Line> {
    const line = await super.connect(headers);
    const known = new KnownView();
    line.socket.on("message", (raw) => {
      const text = String(raw);
      this.heard.push(text);
      const message = known.whole(ServerMessage.parse(JSON.parse(text)));
      if ((message?.t === "table" || message?.t === "update") && message.view)
        this.view = message.view as unknown as TableView<unknown>;
    });
    return line;
  }

  /** The one socket it keeps open. */
  async own(): Promise<Line> {
    this.line ??= await this.connect();
    return this.line;
  }

  async send(message: ClientMessage): Promise<void> {
    (await this.own()).send(message);
  }

  close(): void {
    this.line?.hangUp();
  }
}

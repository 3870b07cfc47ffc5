import { SMTPServer } from "smtp-server";

/** A letter as it was handed in. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** All of it, headers included, with nothing encoded any more. */
  readonly text: string;
}

/** A mail server on this machine that keeps what it is given. */
export class TestPostOffice {
  readonly received: Received[] = [];
  /** Whether letters are taken. */
  isOpen = true;
  private readonly server: SMTPServer;

  constructor() {
    this.server = new SMTPServer({
      disabledCommands: ["STARTTLS", "AUTH"],
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on("data", (part: Buffer) => parts.push(part));
        stream.on("end", () => {
          if (!this.isOpen) return done(new Error("closed"));
          const from = envelope.mailFrom ? envelope.mailFrom.address : "";
          const to = envelope.rcptTo.map(({ address }) => address);
          this.received.push({ from, to, text: decoded(Buffer.concat(parts).toString("latin1")) });
          done();
        });
      },
    });
  }

  /** Its address, once it is open. */
  open(): Promise<string> {
    return new Promise((resolve) => {
      const listening = this.server.listen(0, "127.0.0.1", () => {
        const bound = listening.address();
        resolve(`smtp://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** Lines put together again, and characters that travelled as `=C3=A9`. */
function decoded(raw: string): string {
  const bytes = raw
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

import { connect, type Socket } from "node:net";
import { StoreUnavailable } from "./store.ts";

const PORT = 4222;
const AGAIN_MS = 200;
const FIRST_MS = 5_000;
/** A line by which nothing has come for two of these is dead. */
const BEAT_MS = 2_000;

const END = "\r\n";

/** A line to a NATS server on one subject, by its plain protocol (https://docs.nats.io/reference/reference-protocols/nats-protocol). */
export class NatsLine {
  private readonly url: URL;
  private readonly subject: string;
  private readonly heard: (text: string) => void;
  private readonly opened: () => void;
  private socket: Socket | null = null;
  private isOpen = false;
  private closed = false;
  private rest = "";
  private alive = true;
  private readonly beat: NodeJS.Timeout;

  private constructor(url: URL, subject: string, heard: (text: string) => void, opened: () => void) {
    this.url = url;
    this.subject = subject;
    this.heard = heard;
    this.opened = opened;
    this.beat = setInterval(() => this.check(), BEAT_MS).unref();
    this.dial();
  }

  /** `opened` is called whenever the line is there, the first time included. */
  static async open(
    address: string,
    subject: string,
    heard: (text: string) => void,
    opened: () => void,
  ): Promise<NatsLine> {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url?.protocol !== "nats:")
      throw new StoreUnavailable("PARAVENT_FEED_URL is not an address of the form nats://host:4222.");
    let line: NatsLine | null = null;
    const first = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), FIRST_MS).unref();
      line = new NatsLine(url, subject, heard, () => {
        resolve(true);
        opened();
      });
    });
    if (await first) return line!;
    line!.close();
    throw new StoreUnavailable("No NATS server answers at the address in PARAVENT_FEED_URL, or it refuses this user.");
  }

  /** What cannot be said now is lost: whoever opens the line again says so to all. */
  say(text: string): void {
    if (this.isOpen) this.socket!.write(`PUB ${this.subject} ${Buffer.byteLength(text)}${END}${text}${END}`);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    this.socket?.end();
  }

  private dial(): void {
    const { hostname, port } = this.url;
    const socket = connect({ host: hostname, port: Number(port || PORT), noDelay: true });
    this.socket = socket;
    this.rest = "";
    this.alive = true;
    socket.unref();
    // Lengths are in bytes.
    socket.setEncoding("latin1");
    socket.on("data", (text) => this.read(String(text)));
    socket.on("error", () => {});
    socket.on("close", () => {
      this.isOpen = false;
      if (!this.closed) setTimeout(() => this.dial(), AGAIN_MS).unref();
    });
  }

  private check(): void {
    if (!this.alive) this.socket?.destroy();
    else if (this.isOpen) this.socket!.write(`PING${END}`);
    this.alive = false;
  }

  private read(text: string): void {
    this.alive = true;
    this.rest += text;
    for (;;) {
      const end = this.rest.indexOf(END);
      if (end < 0) return;
      const [word, ...words] = this.rest.slice(0, end).split(" ");
      const after = end + END.length;
      if (word === "MSG") {
        const length = Number(words.at(-1));
        if (this.rest.length < after + length + END.length) return;
        const said = Buffer.from(this.rest.slice(after, after + length), "latin1").toString();
        this.rest = this.rest.slice(after + length + END.length);
        this.heard(said);
      } else {
        this.rest = this.rest.slice(after);
        this.answer(word!);
      }
    }
  }

  private answer(word: string): void {
    const { username, password } = this.url;
    const login = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {};
    const asked = { verbose: false, pedantic: false, echo: false, lang: "node", version: "1", protocol: 1, ...login };
    if (word === "INFO" && !this.isOpen)
      this.socket!.write(`CONNECT ${JSON.stringify(asked)}${END}SUB ${this.subject} 1${END}PING${END}`);
    else if (word === "PING") this.socket!.write(`PONG${END}`);
    else if (word === "-ERR") this.socket!.destroy();
    else if (word === "PONG" && !this.isOpen) {
      this.isOpen = true;
      this.opened();
    }
  }
}

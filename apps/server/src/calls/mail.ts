import { createTransport } from "nodemailer";
import { type Log, whereItBroke } from "../logging/faults.ts";
import type { LetterTokens, Purpose } from "../marks/letter-tokens.ts";
import type { ChannelRecord } from "../store/calls.ts";
import { callLetter, type Letter } from "./letter.ts";
import type { Message } from "./message.ts";
import type { Sender, Sent } from "./sending.ts";

/** A mail server that keeps us waiting longer than this counts as away. */
const PATIENCE_MS = 15_000;

/** Names by which only this machine is meant: to it, letters may travel without encryption. */
const HERE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Where letters are handed in, and from whom they are. */
export interface PostOffice {
  readonly url: string;
  readonly from: string;
  /** The address of this site, for links. */
  readonly site: string;
}

/** Posts letters by SMTP. */
export class Mail implements Sender {
  private readonly transport: ReturnType<typeof transportTo>;
  private readonly office: PostOffice;
  private readonly tokens: LetterTokens;
  private readonly log: Log;

  constructor(office: PostOffice, tokens: LetterTokens, log: Log) {
    this.office = office;
    this.tokens = tokens;
    this.log = log;
    this.transport = transportTo(office.url);
  }

  /** A page of this site with what a letter lets its reader do there; it comes to no server, and so into no log. */
  link(page: Purpose, token: string): string {
    return `${this.office.site}/${page}#${token}`;
  }

  send({ id, address }: ChannelRecord, message: Message): Promise<Sent> {
    const unsubscribe = `${this.office.site}/unsubscribe/${this.tokens.give("unsubscribe", id)}`;
    return this.post(callLetter(address, message, this.office.site, unsubscribe));
  }

  async post({ to, subject, text, html, unsubscribe }: Letter): Promise<Sent> {
    try {
      await this.transport.sendMail({
        from: { name: "Paravent", address: this.office.from },
        to: { name: "", address: to },
        subject,
        text,
        html,
        headers: {
          "Auto-Submitted": "auto-generated",
          // RFC 8058: one click in the mail program, without a visit.
          ...(unsubscribe && {
            "List-Unsubscribe": `<${unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return "arrived";
    } catch (fault) {
      // By its kind: what a mail server says may name who was written to.
      this.log.warn({ fault: whereItBroke(fault).kind }, "a letter could not be handed in");
      return "failed";
    }
  }

  close(): void {
    this.transport.close();
  }
}

function transportTo(url: string) {
  const isHere = HERE.has(new URL(url).hostname);
  return createTransport({
    url,
    requireTLS: !isHere,
    ignoreTLS: isHere,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
  });
}

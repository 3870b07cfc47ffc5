import type { Outgoing, Parcel } from "../outgoing/post.ts";
import type { ChannelRecord } from "../store/calls.ts";
import type { Message } from "./message.ts";
import type { Sender, Sent } from "./sending.ts";

/** Discord takes no longer message. */
const LONGEST = 1900;

/** Posts a message to a Discord channel, as JSON, or to an ntfy topic, as text with a title. */
export class Webhook implements Sender {
  private readonly outgoing: Outgoing;
  private readonly site: string;

  constructor(outgoing: Outgoing, site: string) {
    this.outgoing = outgoing;
    this.site = site;
  }

  async send({ kind, address }: ChannelRecord, message: Message): Promise<Sent> {
    const parcel = kind === "discord" ? this.forDiscord(message) : this.forNtfy(message);
    return sentBy(await this.outgoing.post(address, parcel));
  }

  private forDiscord({ title, parts, picture }: Message): Parcel {
    const lines = [`**${plain(title)}**`, ...parts.map(({ text, path }) => `${plain(text)} ${this.site}${path}`)];
    return {
      headers: { "content-type": "application/json" },
      // Names are what people typed: they ping nobody.
      body: JSON.stringify({
        content: lines.join("\n").slice(0, LONGEST),
        allowed_mentions: { parse: [] },
        ...(picture !== null && { embeds: [{ image: { url: this.site + picture } }] }),
      }),
    };
  }

  private forNtfy({ title, parts, picture }: Message): Parcel {
    const [first] = parts;
    return {
      headers: {
        "content-type": "text/plain; charset=utf-8",
        // In a header anything but ASCII travels encoded (RFC 2047).
        title: `=?UTF-8?B?${Buffer.from(title).toString("base64")}?=`,
        ...(first && { click: `${this.site}${first.path}` }),
        ...(picture !== null && { attach: this.site + picture }),
      },
      body: parts.map(({ text, path }) => `${text} ${this.site}${path}`).join("\n"),
    };
  }
}

/** Without what Discord would read as a way to write. */
const plain = (text: string): string => text.replace(/[\\*_~`|>[\]()#]/g, "\\$&");

/** What the answer to something posted says. */
export function sentBy(status: number | null): Sent {
  if (status === 404 || status === 410) return "gone";
  return status !== null && status >= 200 && status < 300 ? "arrived" : "failed";
}

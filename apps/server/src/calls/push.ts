import { PushRequest } from "@paravent/protocol";
import webPush, { type PushSubscription, type VapidKeys } from "web-push";
import type { Outgoing, Parcel } from "../outgoing/post.ts";
import type { ChannelRecord } from "../store/calls.ts";
import type { Store } from "../store/store.ts";
import type { Message } from "./message.ts";
import type { Sender, Sent } from "./sending.ts";
import { sentBy } from "./webhook.ts";

/** Push services keep a message so long for a browser that is not there. */
const KEPT_S = 12 * 3600;

/** The longest text in a notification: what is pushed fits into one record of 4 kB. */
const LONGEST = 600;

/** The keys browsers know this server by: made once, then always the same. */
export async function pushKeys(store: Store): Promise<VapidKeys> {
  return JSON.parse(await store.kept("push-keys", JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys;
}

/** Pushes notifications to browsers (RFC 8030), encrypted for each and signed with keys of our own. */
export class Push implements Sender {
  private readonly outgoing: Outgoing;
  private readonly keys: VapidKeys;
  /** Whom a push service may write to about us. */
  private readonly contact: string;

  constructor(outgoing: Outgoing, keys: VapidKeys, contact: string) {
    this.outgoing = outgoing;
    this.keys = keys;
    this.contact = contact;
  }

  async send({ address, secrets }: ChannelRecord, { title, parts, picture }: Message): Promise<Sent> {
    const keys = PushRequest.shape.keys.parse(JSON.parse(secrets ?? "{}"));
    const shown = {
      title,
      body: parts
        .map(({ text }) => text)
        .join("\n")
        .slice(0, LONGEST),
      path: parts.length === 1 ? parts[0]!.path : "/",
      ...(picture !== null && { picture }),
    };
    const sealed = this.sealed({ endpoint: address, keys }, JSON.stringify(shown));
    return sealed ? sentBy(await this.outgoing.post(address, sealed)) : "gone";
  }

  /** Null where no browser can have such keys. */
  private sealed(to: PushSubscription, text: string): Parcel | null {
    try {
      const { headers, body } = webPush.generateRequestDetails(to, text, {
        vapidDetails: { subject: this.contact, ...this.keys },
        TTL: KEPT_S,
        // The newest replaces what still waits.
        topic: "turn",
      });
      return { headers, body };
    } catch {
      return null;
    }
  }
}

import type { ChannelRecord } from "../store/calls.ts";
import type { Message } from "./message.ts";

/** What became of a message: nobody will take one there again where it is "gone". */
export type Sent = "arrived" | "failed" | "gone";

/** Sends messages through channels of its kind. Whatever goes wrong is an answer, never thrown. */
export interface Sender {
  send(channel: ChannelRecord, message: Message): Promise<Sent>;
}

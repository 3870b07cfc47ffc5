import { ClientMessage } from "@paravent/protocol";
import { z } from "zod/mini";

export type Command = Extract<ClientMessage, { cmd: string }>;

/** Messages of a socket that ask for something to be done. The address of the request names the table. */
const COMMANDS = ClientMessage.def.options.flatMap((message) =>
  "cmd" in message.def.shape ? [z.partial(message as z.ZodMiniObject, { table: true })] : [],
);

/** What a request may ask to be done at a table. */
export const CommandRequest = z.discriminatedUnion("t", COMMANDS as never) as unknown as z.ZodMiniType<Command>;

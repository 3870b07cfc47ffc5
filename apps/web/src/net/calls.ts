import {
  type CallHabits,
  CallSettings,
  type MailRequest,
  type PushRequest,
  type WebhookRequest,
} from "@paravent/protocol";
import { call } from "./rest.ts";

const settings = async (answer: Promise<unknown>): Promise<CallSettings> => CallSettings.parse(await answer);
const channel = (id: string): string => `/api/calls/channels/${encodeURIComponent(id)}`;

/** How the reader is called when it is their turn. */
export const readCalls = () => settings(call("GET", "/api/calls"));

export const setHabits = (habits: CallHabits) => settings(call("POST", "/api/calls/habits", habits));

export const addMail = (request: MailRequest) => settings(call("POST", "/api/calls/mail", request));

export const addWebhook = (request: WebhookRequest) => settings(call("POST", "/api/calls/webhook", request));

export const addBrowser = (request: PushRequest) => settings(call("POST", "/api/calls/push", request));

export const switchChannel = (id: string, isOn: boolean) => settings(call("POST", channel(id), { isOn }));

export const removeChannel = (id: string) => settings(call("POST", `${channel(id)}/remove`, {}));

export const testChannel = (id: string) => settings(call("POST", `${channel(id)}/test`, {}));

/** What the links in letters are for. */
export const confirmAddress = (token: string): Promise<unknown> => call("POST", "/api/calls/confirm", { token });

export const unsubscribe = (token: string): Promise<unknown> =>
  call("POST", `/unsubscribe/${encodeURIComponent(token)}`, {});

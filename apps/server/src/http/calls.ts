import { randomBytes } from "node:crypto";
import {
  CallHabits,
  type CallKind,
  type CallSettings,
  ChannelSwitch,
  LetterToken,
  MailRequest,
  MOST_BROWSERS,
  PushRequest,
  WebhookRequest,
} from "@paravent/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CallDesk } from "../calls/desk.ts";
import { confirmLetter } from "../calls/letter.ts";
import { testMessage } from "../calls/message.ts";
import { FIRST_HABITS, isZone } from "../calls/quiet.ts";
import type { ChannelRecord } from "../store/calls.ts";
import type { Store } from "../store/store.ts";
import type { Members } from "./members.ts";
import { read } from "./read.ts";
import { Refused } from "./refused.ts";
import type { RequestLimiter } from "./request-limiter.ts";
import type { Visitors } from "./visitors.ts";

/** The link that confirms an address holds so long. */
const CONFIRM_MS = 3 * 86_400_000;

/** What a mail program sends for a click on "unsubscribe", and nothing more. */
const ONE_CLICK_BYTES = 2_000;

const WEBHOOKS: readonly CallKind[] = ["discord", "ntfy"];

export interface CallTools {
  readonly store: Store;
  readonly desk: CallDesk;
  readonly visitors: Visitors;
  readonly members: Members;
  readonly limiter: RequestLimiter;
}

/** How one is called when it is one's turn: guests in their browser, accounts by mail and webhook as well. */
export function serveCalls(app: FastifyInstance, { store, desk, visitors, members, limiter }: CallTools): void {
  const { calls } = store;
  const settingsOf = async (player: string): Promise<CallSettings> => {
    const [channels, habits] = await Promise.all([calls.channels(player), calls.habits(player)]);
    return {
      channels: channels.map(({ id, kind, address, isOn, isConfirmed, last }) => {
        return { id, kind, address, isOn, isConfirmed, last };
      }),
      habits: habits ?? FIRST_HABITS,
      hasMail: desk.mail !== null,
      hasWebhooks: desk.senders.has("ntfy"),
      pushKey: desk.pushKey,
    };
  };
  const added = async (
    channel: Pick<ChannelRecord, "player" | "kind" | "address"> & Partial<ChannelRecord>,
    instead: readonly ChannelRecord[],
  ): Promise<ChannelRecord> => {
    const made: ChannelRecord = {
      id: randomBytes(12).toString("base64url"),
      secrets: null,
      session: null,
      isOn: true,
      isConfirmed: true,
      createdAt: Date.now(),
      failures: 0,
      last: null,
      ...channel,
    };
    await calls.putChannel(
      made,
      instead.map(({ id }) => id),
    );
    return made;
  };
  const ownChannel = async (request: FastifyRequest<{ Params: { id: string } }>): Promise<ChannelRecord> => {
    const { player } = await visitors.mustBe(request);
    const found = (await calls.channels(player.id)).find(({ id }) => id === request.params.id);
    if (!found) throw new Refused(404, "noSuchChannel");
    return found;
  };

  app.get("/api/calls", async (request): Promise<CallSettings> => {
    return settingsOf((await visitors.mustBe(request)).player.id);
  });

  app.post("/api/calls/habits", async (request): Promise<CallSettings> => {
    const { player } = await visitors.mustBe(request);
    const habits = read(CallHabits, request.body);
    if (!isZone(habits.zone)) throw new Refused(400, "malformed", { at: "zone" });
    await calls.putHabits(player.id, habits);
    return settingsOf(player.id);
  });

  app.post("/api/calls/mail", async (request, reply): Promise<CallSettings> => {
    const who = await members.mustBe(request);
    const { address, ...proof } = read(MailRequest, request.body);
    if (!desk.mail) throw new Refused(409, "noMail");
    await members.proveAnew(request, reply, who, proof);
    const { id: player, name, language } = who.player;
    const mails = (await calls.channels(player)).filter(({ kind }) => kind === "mail");
    if (mails.some((old) => old.isConfirmed && old.address === address)) return settingsOf(player);
    await limiter.passLetter(request, address);
    // An address that works stays until the new one is confirmed.
    const instead = mails.filter(({ isConfirmed }) => !isConfirmed);
    const { id } = await added({ player, kind: "mail", address, isConfirmed: false }, instead);
    const token = desk.tokens.give("confirm", id, Date.now() + CONFIRM_MS);
    if ((await desk.mail.post(confirmLetter(address, language, name, desk.mail.link("confirm", token)))) !== "arrived")
      throw new Refused(502, "notSent");
    return settingsOf(player);
  });

  app.post("/api/calls/confirm", async (request): Promise<null> => {
    const { token } = read(LetterToken, request.body);
    const id = desk.tokens.holds("confirm", token, Date.now()) ? desk.tokens.aboutOf(token) : null;
    if (id === null || !(await calls.confirm(id))) throw new Refused(404, "letterVoid");
    return null;
  });

  app.post("/api/calls/webhook", { config: { limit: "calls" } }, async (request): Promise<CallSettings> => {
    const { player } = await members.mustBe(request);
    const { kind, address } = read(WebhookRequest, request.body);
    if (!desk.senders.has(kind)) throw new Refused(409, "noWebhooks");
    if (!desk.outgoing.accepts(address)) throw new Refused(400, "addressRefused");
    const instead = (await calls.channels(player.id)).filter((old) => WEBHOOKS.includes(old.kind));
    await added({ player: player.id, kind, address: new URL(address).href }, instead);
    return settingsOf(player.id);
  });

  app.post("/api/calls/push", { config: { limit: "calls" } }, async (request): Promise<CallSettings> => {
    const { player, session } = await visitors.mustBe(request);
    const { endpoint, keys } = read(PushRequest, request.body);
    if (!desk.outgoing.accepts(endpoint)) throw new Refused(400, "addressRefused");
    const browsers = (await calls.channels(player.id)).filter(({ kind }) => kind === "push");
    const same = browsers.filter(({ address }) => address === endpoint);
    const others = browsers.filter(({ address }) => address !== endpoint);
    const instead = [...same, ...others.slice(0, Math.max(0, others.length - MOST_BROWSERS + 1))];
    const secrets = JSON.stringify(keys);
    await added({ player: player.id, kind: "push", address: endpoint, secrets, session: session?.id ?? null }, instead);
    return settingsOf(player.id);
  });

  app.post<{ Params: { id: string } }>("/api/calls/channels/:id", async (request): Promise<CallSettings> => {
    const { id, player } = await ownChannel(request);
    await calls.switchChannel(player, id, read(ChannelSwitch, request.body).isOn);
    return settingsOf(player);
  });

  app.post<{ Params: { id: string } }>("/api/calls/channels/:id/remove", async (request): Promise<CallSettings> => {
    const { id, player } = await ownChannel(request);
    await calls.removeChannel(player, id);
    return settingsOf(player);
  });

  const limited = { config: { limit: "calls" } } as const;
  app.post<{ Params: { id: string } }>(
    "/api/calls/channels/:id/test",
    limited,
    async (request): Promise<CallSettings> => {
      const channel = await ownChannel(request);
      const sender = desk.senders.get(channel.kind);
      if (!sender || !channel.isConfirmed) throw new Refused(409, "notConfirmed");
      const language = (await store.player(channel.player))?.language ?? "en";
      const sent = await sender.send(channel, testMessage(language));
      await calls.noteOutcome(channel.id, Date.now(), sent === "arrived");
      return settingsOf(channel.player);
    },
  );

  // Mail programs send a form, without a session (RFC 8058); our own page sends nothing.
  app.register(async (scope) => {
    const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];
    const ignored = { parseAs: "string", bodyLimit: ONE_CLICK_BYTES } as const;
    scope.addContentTypeParser(forms, ignored, (_request, _body, done) => done(null, null));
    scope.post<{ Params: { token: string } }>("/unsubscribe/:token", async (request): Promise<null> => {
      const { token } = request.params;
      const id = desk.tokens.holds("unsubscribe", token, Date.now()) ? desk.tokens.aboutOf(token) : null;
      if (id === null) throw new Refused(404, "letterVoid");
      // Whether there is such a channel any more is nobody's business.
      const channel = await calls.channel(id);
      if (channel) await calls.switchChannel(channel.player, id, false);
      return null;
    });
  });
}

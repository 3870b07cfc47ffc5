import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { namedGames } from "@paravent/content/registry";
import { z } from "zod";

/** Names of ranges that need no numbers. */
const RANGES = ["loopback", "linklocal", "uniquelocal"];

const isProxy = (text: string): boolean => {
  const [address, bits] = text.split("/", 2);
  const version = isIP(address!);
  if (version === 0) return bits === undefined && RANGES.includes(text);
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const Proxies = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(",").map((each) => each.trim())))
  .refine(
    (proxies) => (typeof proxies === "number" ? proxies >= 1 && proxies <= 10 : proxies.every(isProxy)),
    "it takes the number of proxies in front, from 1 to 10, or their addresses with commas between",
  );

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const Environment = z.object({
  PORT: z.coerce.number("it takes a whole number from 0 to 65535").int().min(0).max(65535).default(8080),
  HOST: z.string().min(1).default("localhost"),
  PARAVENT_DATA: z.string().min(1).default("./data"),
  DATABASE_URL: z.string().min(1).optional(),
  PARAVENT_FEED_URL: z
    .url({ protocol: /^nats$/, hostname: /./, error: "it is an address that begins with nats://" })
    .optional(),
  PARAVENT_ORIGIN: z
    .string()
    .refine(isOrigin, "it is an address such as https://play.example.org, without a path")
    .optional(),
  PARAVENT_GAMES: z.string().optional(),
  PARAVENT_PACKS: z.string().min(1).optional(),
  PARAVENT_LESSONS: z.enum(["on", "off"]).default("on"),
  PARAVENT_BOT_PAUSE_MS: z.coerce.number("it takes a number of milliseconds").int().min(0).max(60_000).default(700),
  PARAVENT_TRUSTED_PROXIES: Proxies.optional(),
  PARAVENT_LIMITS: z.coerce.number("it takes a number from 0.1 to 1000").min(0.1).max(1000).default(1),
  PARAVENT_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "it is an address that begins with smtp:// or smtps://" })
    .optional(),
  PARAVENT_MAIL_FROM: z.email("it is an e-mail address").optional(),
  PARAVENT_CALL_AFTER_S: z.coerce.number("it takes a number of seconds").int().min(0).max(86_400).default(60),
  PARAVENT_CALLS_INSIDE: z.enum(["on", "off"]).default("off"),
  PARAVENT_MODERATORS: z.string().optional(),
  PARAVENT_REQUIRE_PASSKEY: z.enum(["on", "off"]).default("off"),
  PARAVENT_OPERATOR_TOKEN: z.string().min(16, "it takes 16 characters at least").optional(),
  PARAVENT_LOG: z.enum(["silent", "error", "warn", "info", "debug"]).default("warn"),
});

type Settings = z.infer<typeof Environment>;

/** What can be set when the server starts, and nothing else. */
export interface Config {
  /** Where to listen. 0 takes any free port. */
  readonly port: number;
  /** This machine only, unless another address is named: 0.0.0.0 opens the server to the network. */
  readonly host: string;
  /** Folder of the embedded database. */
  readonly folder: string;
  /** A PostgreSQL database to use instead. */
  readonly databaseUrl: string | undefined;
  /** A NATS server by which several processes hear of each other, in place of the database's own notices. */
  readonly feedUrl: string | undefined;
  /** The address browsers use, where it is not the one the server itself is asked by (behind a proxy). */
  readonly origin: string | undefined;
  /** The games to offer, as packages or folders. */
  readonly games: readonly string[];
  /** A folder of content packs, a folder each, to offer beside the base packs. */
  readonly packFolder: string | undefined;
  /** Whether lessons are offered. */
  readonly lessons: boolean;
  /** How long a bot takes over an answer, so that people can follow. */
  readonly botPause: number;
  /** The proxies whose word counts for where a request comes from: how many there are, or their addresses. */
  readonly trustedProxies: number | string[] | undefined;
  /** What sessions and addresses may do is multiplied by this. */
  readonly limits: number;
  /** Where mail is handed in, and from whom it is; without it the server sends none. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Milliseconds somebody may be away from a table that waits for them before they are called. */
  readonly callAfter: number;
  /** Whether webhooks and push services may be in the server's own network, and without encryption. */
  readonly callsInside: boolean;
  /** The names by which those sign in who read what players report. */
  readonly moderators: readonly string[];
  /** Whether every account is opened by a passkey, and no password alone opens one (ASVS 6.3.3). */
  readonly requirePasskey: boolean;
  /** Who knows it may read what the server measures; where there is none, nobody may. */
  readonly operatorToken: string | undefined;
  readonly logLevel: string;
  /**
   * Names that look like settings and are none: a mistyped one would leave a server otherwise than somebody believes. They
   * are told, not refused, since what runs containers may set names of this kind by itself.
   */
  readonly unknown: readonly string[];
  /** The built client. */
  readonly clientFolder: string;
}

/** The server cannot start as configured; the message is one sentence. */
export class BadConfiguration extends Error {
  override readonly name = "BadConfiguration";
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // An empty variable is one that is not set.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ""));
  const read = Environment.safeParse(set);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadConfiguration(`The setting ${issue?.path.join(".")} cannot be used: ${issue?.message}.`);
  }
  const { data } = read;
  // Whoever names it wants several processes, and each would have a database of its own.
  if (data.PARAVENT_FEED_URL !== undefined && data.DATABASE_URL === undefined)
    throw new BadConfiguration("The setting PARAVENT_FEED_URL cannot be used: DATABASE_URL must be set with it.");
  return {
    port: data.PORT,
    host: data.HOST,
    folder: data.PARAVENT_DATA,
    databaseUrl: data.DATABASE_URL,
    feedUrl: data.PARAVENT_FEED_URL,
    origin: data.PARAVENT_ORIGIN,
    games: namedGames(data.PARAVENT_GAMES),
    packFolder: data.PARAVENT_PACKS,
    lessons: data.PARAVENT_LESSONS === "on",
    botPause: data.PARAVENT_BOT_PAUSE_MS,
    trustedProxies: data.PARAVENT_TRUSTED_PROXIES,
    limits: data.PARAVENT_LIMITS,
    mail: mailOf(data),
    callAfter: data.PARAVENT_CALL_AFTER_S * 1000,
    callsInside: data.PARAVENT_CALLS_INSIDE === "on",
    moderators: (data.PARAVENT_MODERATORS ?? "").split(",").filter((name) => name.trim() !== ""),
    requirePasskey: data.PARAVENT_REQUIRE_PASSKEY === "on",
    operatorToken: data.PARAVENT_OPERATOR_TOKEN,
    logLevel: data.PARAVENT_LOG,
    unknown: Object.keys(set).filter((name) => name.startsWith("PARAVENT_") && !(name in Environment.shape)),
    clientFolder: fileURLToPath(new URL("../../../web/dist", import.meta.url)),
  };
}

/** Letters hold links to this site, so its address must be known. */
function mailOf({
  PARAVENT_SMTP_URL: url,
  PARAVENT_MAIL_FROM: from,
  PARAVENT_ORIGIN: origin,
}: Settings): Config["mail"] {
  if (url === undefined) return undefined;
  if (from === undefined || origin === undefined)
    throw new BadConfiguration(
      "The setting PARAVENT_SMTP_URL cannot be used: PARAVENT_MAIL_FROM and PARAVENT_ORIGIN must be set with it.",
    );
  return { url, from };
}

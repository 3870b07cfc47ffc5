/**
 * A bot for Paravent in one file, which knows no game: it takes a seat and answers every question at random.
 *
 *   PARAVENT=http://localhost:8080 TOKEN=… node examples/bots/bot.ts TABLE
 *
 * docs/API.md says where the token comes from. Replace `answer` to have it play well: `question.ask` says what can be
 * answered, and the whole view says what your seat knows.
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Shape =
  | { shape: "pick"; from: string[]; min: number; max: number }
  | { shape: "order"; items: string[] }
  | { shape: "amount"; min: number; max: number }
  | { shape: "allocate"; total: number; among: string[]; most: number; bounds?: Record<string, [number, number]> }
  | { shape: "compose"; supply: Record<string, number>; min: number; max: number }
  | { shape: "branch"; options: { name: string; ask?: Shape }[] }
  | { shape: "form"; fields: Record<string, Shape> }
  | { shape: "list"; of: Shape; min: number; max: number }
  | { shape: "text"; max: number }
  | { shape: "confirm" };
type View = { seq: number; question: { id: number; ask: Shape; sealed?: Json } | null; outcome: Json };

const { PARAVENT = "http://localhost:8080", TOKEN = "" } = process.env;
const TABLE = process.argv[2] ?? "";

async function call(method: "GET" | "POST", path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  for (;;) {
    const reply = await fetch(`${PARAVENT}/api/v1${path}`, sent).catch(() => null);
    const said = (await reply?.json().catch(() => null)) as Record<string, unknown> | null | undefined;
    if (said && reply!.ok) return said;
    if (said && reply!.status !== 429 && reply!.status < 500) return { refused: said.reason };
    // Too fast, or no answer came: the same is sent again, and done once.
    const seconds = Number(reply?.headers.get("retry-after") ?? 1);
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}

const below = (n: number): number => Math.floor(Math.random() * n);
const some = <T>(items: readonly T[], n: number): T[] => {
  const left = [...items];
  return Array.from({ length: n }, () => left.splice(below(left.length), 1)[0]!);
};
const between = (min: number, max: number): number => min + below(max - min + 1);

function answer(ask: Shape): Json {
  switch (ask.shape) {
    case "pick":
      return some(ask.from, between(ask.min, Math.min(ask.max, ask.from.length)));
    case "order":
      return some(ask.items, ask.items.length);
    case "amount":
      return between(ask.min, ask.max);
    case "allocate": {
      const shares = Object.fromEntries(ask.among.map((ref) => [ref, ask.bounds?.[ref]?.[0] ?? 0]));
      for (let left = ask.total - Object.values(shares).reduce((a, b) => a + b, 0); left > 0; left--) {
        const open = ask.among.filter((ref) => shares[ref]! < (ask.bounds?.[ref]?.[1] ?? ask.most));
        shares[open[below(open.length)]!]!++;
      }
      return shares;
    }
    case "compose": {
      const supply = Object.entries(ask.supply).flatMap(([kind, n]) => Array<string>(n).fill(kind));
      return some(supply, between(ask.min, Math.min(ask.max, supply.length)));
    }
    case "branch": {
      const { name, ask: more } = ask.options[below(ask.options.length)]!;
      return more ? { branch: name, value: answer(more) } : { branch: name };
    }
    case "form":
      return Object.fromEntries(Object.entries(ask.fields).map(([name, field]) => [name, answer(field)]));
    case "list":
      return Array.from({ length: ask.min }, () => answer(ask.of));
    case "text":
      return "";
    case "confirm":
      return true;
  }
}

const { refused: noSeat } = await call("POST", `/tables/${TABLE}/join`, {});
if (noSeat) throw new Error(`no seat: ${noSeat}`);
for (let after = ""; ; ) {
  const { view } = (await call("GET", `/tables/${TABLE}/view${after}`)) as { view?: View | null };
  if (view?.outcome) break;
  const { id, ask, sealed } = view?.question ?? {};
  if (ask && sealed === undefined) {
    const command = { t: "answer", cmd: crypto.randomUUID(), question: id, value: answer(ask) };
    const { refused } = await call("POST", `/tables/${TABLE}/commands`, command);
    if (refused) console.error(`refused: ${refused}`);
  }
  // After an answer the view is asked for at once; otherwise the server waits until there is something new.
  after = ask && sealed === undefined ? "" : `?after=${view?.seq ?? 0}`;
}
console.log("The game is over");

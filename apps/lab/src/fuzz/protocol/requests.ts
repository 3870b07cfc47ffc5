import type { Json, Rng } from "@paravent/kernel";
import { bent, bytes, nested, oddValue } from "./odd.ts";

/** A request as it goes over the wire. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"];
const COOKIES = ["", "paravent=", "paravent=a.b", "paravent=../../x.y; paravent=", `paravent=${"x".repeat(3000)}`];
const TYPES = ["application/json", "text/plain", "application/xml", "application/json; charset=utf-16", ""];

/** Bodies that are understood and refused: seats too many, games that are not there, packs of nothing. */
const wrongBodies = (game: string): readonly Readonly<Record<string, Json>>[] => [
  { game: "nothing", language: "en", seats: ["me", "open"] },
  { game, language: "en", seats: ["me", "open", "open", "open", "open"], options: { nothing: "x" }, pack: "x" },
  { game, language: "xx", seats: [], decisionSeconds: -1 },
  { name: 7, language: "en", extra: 1 },
  { files: { "pack.yaml": 1 }, more: true },
  { seat: 99, of: 1 },
];

/**
 * A request that must change nothing: bent bodies, foreign addresses, forged cookies, methods that are not there; some of
 * them from a guest who sits at no table.
 */
export function hostileRequest(
  tables: readonly string[],
  games: readonly string[],
  guest: string,
  rng: Rng,
): HostileRequest {
  const method = rng.below(3) === 0 ? rng.oneOf(METHODS) : rng.below(2) === 0 ? "GET" : "POST";
  const headers: Record<string, string> = { cookie: rng.below(3) === 0 ? guest : rng.oneOf(COOKIES) };
  if (rng.below(10) === 0) headers.origin = rng.oneOf(["null", "http://elsewhere.example", "::", "http://["]);
  const reads = method === "GET" || method === "HEAD";
  if (!reads) headers["content-type"] = rng.oneOf(TYPES);
  return { method, path: path(tables, games, rng), headers, body: reads ? null : body(rng.oneOf(games), rng) };
}

function path(tables: readonly string[], games: readonly string[], rng: Rng): string {
  const id = rng.oneOf([...tables, "nothing", "..%2f..%2fetc", "%00", "a".repeat(300), "%E0%A4%A", "__proto__", "-1"]);
  const game = rng.oneOf([...games, "constructor", "..%2f"]);
  return rng.oneOf([
    "/api/tables",
    `/api/tables/${id}`,
    `/api/tables/${id}/moments`,
    `/api/tables/${id}/moments/${rng.oneOf(["0", "-1", "999999", "1e9", "x"])}`,
    `/api/tables/${id}/join`,
    `/api/tables/${id}/leave`,
    `/api/packs/${game}`,
    `/api/games/${game}/words?lang=${rng.oneOf(["fr", "en", "xx", "__proto__"])}`,
    `/api/packs/${game}/${id}`,
    "/api/me",
    `/api/${id}`,
    `/${id}`,
    "/ws",
    `/assets/${id}`,
    `/?${id}=${id}`,
  ]);
}

function body(game: string, rng: Rng): string | Buffer {
  switch (rng.below(6)) {
    case 0:
      return bytes(rng, 500);
    case 1:
      return nested(rng, rng.below(10) === 0 ? 7000 : 300);
    case 2:
      return JSON.stringify(oddValue(rng));
    case 3:
      return JSON.stringify(rng.oneOf(wrongBodies(game))).slice(0, -1);
    case 4:
      return rng.below(50) === 0 ? "x".repeat(2_000_000) : "";
    default:
      return JSON.stringify(bent(rng.oneOf(wrongBodies(game)), rng));
  }
}

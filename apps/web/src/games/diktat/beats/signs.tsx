import type { Affinity, Agent, Resource, SectorId } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import type { Flight } from "../../../stage/beat.ts";
import { AffinityToken, Icon, type IconName, InfluenceMarker, Piece, PowerOctagon } from "../art/index.ts";
import "./signs.css";

/** Where things come from and go back to. */
export const SUPPLY = "supply";

/** Power Points from one player to another, or from or to the supply. */
export const coins = (from: Seat | null, to: Seat | null, n: number): Flight => ({
  from: from === null ? SUPPLY : `pp:${from}`,
  to: to === null ? SUPPLY : `pp:${to}`,
  sign: <PowerOctagon size={30} />,
  n,
});

const TOKENS: Partial<Record<Resource, IconName>> = { spyToken: "spy", assassinToken: "kill" };

/** So many of something that a player receives. */
export function gain(seat: Seat, what: Resource, n: number): Flight {
  if (what === "pp") return coins(null, seat, n);
  const token = TOKENS[what];
  return { from: SUPPLY, to: token ? `tokens:${seat}` : `agents:${seat}`, sign: signOf(what), n };
}

/** The same, given back. */
export function loss(seat: Seat, what: Resource, n: number): Flight {
  const { from, to, ...rest } = gain(seat, what, n);
  return { from: to, to: from, ...rest };
}

function signOf(what: Resource): ComponentChildren {
  const token = TOKENS[what];
  return token ? tile(token) : <Piece kind={what as Agent} look="public" size={30} />;
}

/** A pawn whose kind is not told. */
export const pawnBack = (others = false): ComponentChildren => (
  <Piece kind={null} look="hidden" size={32} others={others} />
);

export const tile = (name: IconName, look = ""): ComponentChildren => (
  <span class={`bt-tile ${look}`}>
    <Icon name={name} size={20} />
  </span>
);

export const crown = tile("vp", "crown");
export const cardBack = <span class="bt-card" />;
export const affinity = (type: Affinity): ComponentChildren => <AffinityToken type={type} size={30} />;
export const marker = (sector: SectorId, face: 1 | 2): ComponentChildren => (
  <InfluenceMarker sector={sector} face={face} size={30} />
);

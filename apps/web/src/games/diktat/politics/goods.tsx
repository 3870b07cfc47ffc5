import { markerRef, readRef, refersTo } from "@paravent/diktat/refs";
import type { Ref } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { AffinityToken, Icon, InfluenceMarker, Piece, PowerOctagon } from "../art/index.ts";
import { ElementSign } from "../elements/ElementSign.tsx";
import type { Seen } from "../seen/seen.ts";

/** Things that change hands, counted by name. */
export type Goods = Readonly<Record<Ref, number>>;

/** One thing of a trade: its picture. */
export function goodPicture(ref: Ref, size = 34): ComponentChildren {
  switch (ref) {
    case "pp":
      return <PowerOctagon size={size} />;
    case "citizen":
    case "guard":
    case "emissary":
      return <Piece kind={ref} look="public" size={size} />;
    case "politics":
    case "people":
    case "artefact":
      return <AffinityToken type={ref} size={size} />;
    case "spyToken":
      return <Icon name="spy" size={size - 6} />;
    case "assassinToken":
      return <Icon name="kill" size={size - 6} />;
    case "debt":
      return <Icon name="debt" size={size - 6} />;
    default:
      break;
  }
  const read = readRef(ref);
  if (read.kind === "marker") return <InfluenceMarker sector={read.sector} face={1} size={size - 4} />;
  return <ElementSign element={ref} size={size} />;
}

/** What it is worth, in one line. */
function goodDetail(seen: Seen, ref: Ref): string {
  const read = readRef(ref);
  if (read.kind === "card") return seen.words.element(ref).text;
  return read.kind === "marker" ? seen.words.element(markerRef({ sector: read.sector, face: 1 })).text : "";
}

/** Its name without a number. */
export function goodName(seen: Seen, ref: Ref): string {
  const said = seen.words.goods({ [ref]: 1 });
  return said.replace(/^1\s/, "").replace(/^./u, (letter) => letter.toLocaleUpperCase());
}

/** There is one of it, or a second beside it at most: its number is worth saying only then. */
const isSingle = (ref: Ref): boolean => refersTo(ref, "card") || refersTo(ref, "marker");

/** Rows of goods in the order people count them: PP, Agents, tokens, then cards and markers. */
export function counted(things: readonly Ref[], pp: number): [Ref, number][] {
  const counts = new Map<Ref, number>(pp > 0 ? [["pp", pp]] : []);
  for (const ref of things) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  return [...counts];
}

interface RowProps {
  readonly of: Ref;
  readonly n: number;
  readonly look: "draft" | "agreed";
  readonly children?: ComponentChildren;
  readonly seen: Seen;
}

/** A trade item: picture, name, effect in one line, quantity. Dashed while it is not agreed. */
export function GoodRow({ of, n, look, children, seen }: RowProps) {
  return (
    <li class={`tb-good ${look}`}>
      <span class="tb-good-picture">{goodPicture(of)}</span>
      <span class="tb-good-name">
        <b>{goodName(seen, of)}</b>
        <small>{goodDetail(seen, of)}</small>
      </span>
      {children}
      {(n > 1 || !isSingle(of)) && <b class="disp tb-good-n">{n}</b>}
    </li>
  );
}

/** One side of an offer as it was made. */
export function GoodList({ goods, seen, nothing }: { goods: Goods; seen: Seen; nothing: string }) {
  const rows = Object.entries(goods);
  if (rows.length === 0) return <p class="tb-good-none">{nothing}</p>;
  return (
    <ul class="tb-goods">
      {rows.map(([ref, n]) => (
        <GoodRow key={ref} of={ref} n={n} look="agreed" seen={seen} />
      ))}
    </ul>
  );
}

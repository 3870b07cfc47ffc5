import type { Ref } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { AffinityToken, Icon, InfluenceMarker, Piece, PowerOctagon } from "../art/index.ts";
import { ElementSign } from "../elements/ElementSign.tsx";
import type { Seen } from "../seen.ts";

/** Things that change hands, counted by name. */
export type Goods = Readonly<Record<Ref, number>>;

/** One thing of a trade: its picture, 34 px or so. */
export function goodPicture(seen: Seen, ref: Ref): ComponentChildren {
  switch (ref) {
    case "pp":
      return <PowerOctagon size={34} />;
    case "citizen":
    case "guard":
    case "emissary":
      return <Piece kind={ref} look="public" size={34} />;
    case "politics":
    case "people":
    case "artefact":
      return <AffinityToken type={ref} size={34} />;
    case "spyToken":
      return <Icon name="spy" size={28} />;
    case "assassinToken":
      return <Icon name="kill" size={28} />;
    case "debt":
      return <Icon name="debt" size={28} />;
    default:
      break;
  }
  const [kind, name] = ref.split(":");
  if (kind === "marker") {
    const sector = seen.pack.sectors.find(({ id }) => id === name)?.id;
    return sector ? <InfluenceMarker sector={sector} face={1} size={30} /> : null;
  }
  return <ElementSign element={ref} size={34} />;
}

/** What it is worth, in one line. */
export function goodDetail(seen: Seen, ref: Ref): string {
  if (ref.startsWith("card:")) return seen.words.element(ref).text;
  return ref.startsWith("marker:") ? seen.words.element(`${ref}:1`).text : "";
}

/** Its name without a number. */
export function goodName(seen: Seen, ref: Ref): string {
  const said = seen.words.goods({ [ref]: 1 });
  return said.replace(/^1\s/, "").replace(/^./u, (letter) => letter.toLocaleUpperCase());
}

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
      <span class="tb-good-picture">{goodPicture(seen, of)}</span>
      <span class="tb-good-name">
        <b>{goodName(seen, of)}</b>
        <small>{goodDetail(seen, of)}</small>
      </span>
      {children}
      <b class="disp tb-good-n">{n}</b>
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

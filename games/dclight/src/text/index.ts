import type { Words } from "@paravent/content";
import { AND } from "@paravent/content/lists";
import { plurals } from "@paravent/content/plural";
import { curled, madeOnce, type NameOf, spaced, teller } from "@paravent/content/text";
import type { Seat } from "@paravent/kernel";
import type { PackText } from "../content/pack.ts";
import { type Colour, type Counter, TRACKS } from "../model/names.ts";
import type { SpokenDclight } from "./languages/language.ts";
import type { Field, Sentences, Speech } from "./sentences/sentences.ts";
import type { DclightText } from "./types.ts";

export type { Asked, Lines, NameOf } from "@paravent/content/text";
export type { PackText } from "../content/pack.ts";
export type { SpokenDclight } from "./languages/language.ts";
export type { DclightText, Printed } from "./types.ts";

type Named = { readonly id: string; readonly name: Words };
type Texted = Named & { readonly text: Words };

/** The words of DCLight in one language, for the content of one pack. */
export function dclightText(spoken: SpokenDclight, pack: PackText): DclightText {
  const { language, sentences, nouns } = spoken;
  const set = spaced[language];
  const printed = madeOnce((text) => set(curled(text)));
  const lists = AND[language];

  const byId = <T extends Named>(items: readonly T[]) => new Map(items.map((item) => [item.id as string, item]));
  const nameIn = (items: ReadonlyMap<string, Named>) => (id: string) => printed(items.get(id)?.name[language] ?? id);
  const cards = byId(pack.cards);
  const creatures = byId(pack.creatures);
  const gods = byId(pack.gods);
  const sector = nameIn(byId(pack.sectors));
  const track = nameIn(byId(pack.tracks));
  const colour = (id: string, n = 1): string => plurals[language].form(n, ...(nouns.colours[id as Colour] ?? [id, id]));
  const formsOf = (id: string) => nouns.forms[track(id)] ?? ([track(id), track(id)] as const);
  const points = (n: number, id: string): string => plurals[language].count(n, ...formsOf(id));
  /** What is printed on a thing, "1 Materials" read as "1 Material". */
  const text = madeOnce((of) =>
    Object.entries(nouns.forms).reduce(
      (so, [name, [one]]) => so.replaceAll(new RegExp(`(?<!\\d)1 ${name}(?![\\p{L}/])`, "gu"), `1 ${one}`),
      printed(of),
    ),
  );
  const read = (items: ReadonlyMap<string, Texted>, id: string) => ({
    title: nameIn(items)(id),
    text: text(items.get(id)?.text[language] ?? ""),
  });
  const price = (of: Readonly<Partial<Record<Counter, number>>>): string => {
    const parts = TRACKS.flatMap((id) => {
      const n = of[id as Counter];
      return n ? [points(n, id)] : [];
    });
    return parts.length === 0 ? nouns.nothing : lists.format(parts);
  };
  const speech = (nameOf: NameOf, you: Seat | null): Speech => ({
    name: nameOf,
    isYou: (seat) => seat === you,
    sector,
    track,
    points,
    card: nameIn(cards),
    creature: nameIn(creatures),
    god: nameIn(gods),
    phase: (id) => nouns.phases[id as keyof typeof nouns.phases] ?? id,
    end: (id) => nouns.ends[id as keyof typeof nouns.ends] ?? id,
    window: (id) => nouns.windows[id as keyof typeof nouns.windows] ?? id,
    colour,
    price,
    faces: (faces) => faces.map(track).join(", "),
    list: (items) => lists.format(items),
  });
  const nobody = speech((seat) => String(seat), null);

  return {
    ...teller(language, sentences, speech),
    sector,
    track,
    points,
    face: (id) => formsOf(id)[0],
    colour,
    slot: (id) => nouns.slots[id],
    phase: nobody.phase,
    end: nobody.end,
    window: nobody.window,
    card(id) {
      const { deck = "military", kind = "building" } = cards.get(id) ?? {};
      return { ...read(cards, id), deck, kind };
    },
    creature: (id) => read(creatures, id),
    god: (id) => read(gods, id),
    price,
    ref: (ref, nameOf) => set(labelOf(ref, sentences, speech(nameOf, null))),
    field: (name) => sentences.fields[name.replace(/\d+$/, "") as Field] ?? name,
  };
}

/** The label of anything an answer can name: `card:civ-marche`, `seat:2`, `red:1`, `building:1:civ-marche`, `pass`. */
function labelOf(ref: string, sentences: Sentences, say: Speech): string {
  if (Object.hasOwn(sentences.refs, ref)) return sentences.refs[ref as keyof Sentences["refs"]];
  const [kind, name, more] = ref.split(":") as [string, string?, string?];
  if (name === undefined) return say.track(ref) === ref ? say.sector(ref) : say.track(ref);
  switch (kind) {
    case "seat":
      return say.name(Number(name));
    case "card":
      return say.card(name);
    case "discard":
      return sentences.discard(say.card(name));
    case "deck":
      return sentences.deck(say.sector(name));
    case "age":
      return sentences.age(say.sector(name));
    case "gain":
      return sentences.gain(say.points(1, name));
    case "building":
      return sentences.building(say.card(more ?? ""), say.name(Number(name)));
    case "set":
      return sentences.setPass(say.window(name));
    case "clear":
      return sentences.clearPass(say.window(name));
    default:
      return sentences.die(say.colour(kind), name);
  }
}

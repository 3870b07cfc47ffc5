import { AFFINITIES, AGENTS, MANOEUVRES } from "@paravent/diktat";
import type { MadeGroup, MadeItem } from "../../../../plug/rulebook.ts";
import { AffinityToken, Icon, type IconName, Piece } from "../../art/index.ts";
import { type EffectKind, KIND_SIGN } from "../../elements/element.ts";
import { texts } from "../../words/index.ts";
import type { Told } from "./told.ts";
import { bookWords } from "./words.ts";

/** The sign of each Manoeuvre. */
export const MANOEUVRE_SIGN = {
  sendTeam: "send",
  spy: "spy",
  assassinate: "kill",
  extendInfluence: "influence",
  developCabal: "develop",
  specialManoeuvre: "special",
} as const;

/** Every sign of the table and what it stands for. */
export function icons({ words }: Told): MadeGroup[] {
  const say = bookWords.value;
  const { kinds, kindText } = texts.value.elements;
  return [
    {
      title: say.icons.agents,
      items: AGENTS.map((agent) => ({
        id: agent,
        title: words.agent(agent),
        lines: [say.agent[agent]],
        sign: () => <Piece kind={agent} look="public" size={36} />,
      })),
    },
    {
      title: say.icons.manoeuvres,
      items: MANOEUVRES.map((id) => icon(id, MANOEUVRE_SIGN[id], words.manoeuvre(id))),
    },
    { title: say.icons.counted, items: named(say.counted) },
    {
      title: say.icons.kinds,
      items: (Object.keys(KIND_SIGN) as EffectKind[]).map((kind) =>
        icon(kind, KIND_SIGN[kind], kinds[kind], kindText[kind]),
      ),
    },
    {
      title: say.icons.affinities,
      items: [
        ...AFFINITIES.map((type) => ({
          id: `affinity-${type}`,
          title: words.affinity(type),
          lines: [say.affinity],
          sign: () => <AffinityToken type={type} />,
        })),
        icon("affinity-any", "anyAffinity", words.affinity("any"), say.anyAffinity),
      ],
    },
    { title: say.icons.others, items: named(say.others) },
  ];
}

const named = (signs: Readonly<Record<string, readonly string[]>>): MadeItem[] =>
  Object.entries(signs).map(([sign, [title = "", line = ""]]) => icon(`sign-${sign}`, sign as IconName, title, line));

function icon(id: string, sign: IconName, title: string, line?: string): MadeItem {
  return { id, title, lines: line === undefined ? [] : [line], sign: () => <Icon name={sign} size={26} /> };
}

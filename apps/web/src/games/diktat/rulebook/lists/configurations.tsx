import type { MadeGroup } from "../../../../plug/rulebook.ts";
import { Icon } from "../../art/index.ts";
import { texts } from "../../words/index.ts";
import type { Told } from "./told.ts";
import { bookWords } from "./words.ts";

/** The Bile cards, of which one is in force in a game with the Others. */
export function bile({ pack, words }: Told): MadeGroup[] {
  const items = (pack.others?.bileCards ?? []).map(({ id, attackCards }) => ({
    id,
    ...said(words.bile(id), [bookWords.value.added(attackCards)]),
    sign: () => <Icon name="claw" size={26} />,
  }));
  return [{ title: null, items }];
}

/** The Leagues with their level tracks, and the Shadow. */
export function leagues({ pack, words }: Told): MadeGroup[] {
  const say = bookWords.value;
  const { rewardLong } = texts.value.leagues;
  const boards = (pack.leagues?.boards ?? []).map(({ id, joinCost, cells }) => {
    const { title, motto, objective } = words.league(id);
    return {
      id,
      title,
      facts: say.joinCost(joinCost.map(say.pp).join(", ")),
      lines: [
        motto,
        say.objective(objective),
        ...cells.flatMap(({ reward, each }, at) => {
          const given = reward.map(({ res, n }) => rewardLong(res, n)).join(", ");
          return given === "" ? [] : [say.cell(at + 1, given, each)];
        }),
      ],
      sign: () => <Icon name="seal" size={28} />,
    };
  });
  const shadow = pack.leagues ? [{ id: "shadow", ...said(words.element("shadow"), []) }] : [];
  return [{ title: null, items: [...boards, ...shadow] }];
}

const said = ({ title, text }: { readonly title: string; readonly text: string }, more: readonly string[]) => ({
  title,
  lines: [text, ...more].filter((line) => line !== ""),
});

import { cabalRef, screenRef } from "@paravent/diktat/refs";
import type { MadeGroup } from "../../../../plug/rulebook.ts";
import { cabalLook, Medallion } from "../../art/index.ts";
import { effectLines } from "./effect-lines.ts";
import type { Told } from "./told.ts";
import { bookWords } from "./words.ts";

/** The Cabals: Rank, starting kit, board and Ability. */
export function cabals({ pack, words }: Told): MadeGroup[] {
  const say = bookWords.value;
  const items = pack.cabals.map(({ id, rank, affinity, kit, board }) => {
    const ability = words.element(screenRef(id));
    const prices = board.cabalCost.map((pp, slot) => say.price(pp, board.cabalVp[slot] ?? 0));
    return {
      id,
      title: words.cabal(id),
      facts: [say.rank(rank), `${kit.affinities} × ${words.affinity(affinity)}`, say.pp(kit.pp)].join(" · "),
      lines: [
        words.motto(id),
        say.ability(ability.title, ability.text),
        say.row.opportunity(board.opportunityVp.join(", ")),
        say.row.cabal(prices.join(", ")),
      ],
      colour: cabalLook(id).colour,
      sign: () => <Medallion cabal={id} size={40} />,
      art: () => <Medallion cabal={id} size={84} />,
    };
  });
  return [{ title: null, items }];
}

/** The cards of each Cabal, in the order in which it suggests to play them (DK-MAN-DEV-02). */
export function cabalCards(told: Told): MadeGroup[] {
  return told.pack.cabals.map(({ id: cabal, cards }) => ({
    title: told.words.cabal(cabal),
    items: [...cards]
      .sort((a, b) => a.order - b.order)
      .map(({ id, order }) => ({
        id,
        title: told.words.element(cabalRef(id)).title,
        facts: bookWords.value.order(order),
        lines: effectLines(told, cabalRef(id)),
        sign: () => <Medallion cabal={cabal} size={30} />,
        art: () => <Medallion cabal={cabal} size={56} />,
      })),
  }));
}

import type { OfferedTerm } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { Icon, Medallion } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { Seal } from "./Seal.tsx";
import "./oath.css";
import { texts } from "../words/index.ts";

interface Props {
  /** In words. */
  readonly until: string;
  readonly state: "proposed" | "sworn" | "broken";
  readonly terms: readonly (OfferedTerm & { readonly state?: "open" | "kept" | "lapsed" })[] | null;
  /** Who has sworn already, and who has not. */
  readonly sworn: readonly Seat[];
  readonly awaited: readonly Seat[];
  readonly children?: ComponentChildren;
}

/** An oath on the Artefact: terms in order, each with its promisor, the seal, signatures, the price of breaking it. */
export function Parchment({ until, state, terms, sworn, awaited, children }: Props) {
  const seen = useSeen();
  const { oath } = texts.value.politics;
  return (
    <article class={`tb-oath on-bone ${state}`}>
      <header>
        <h3 class="disp">{oath.title}</h3>
        <small>{state === "broken" ? oath.broken : until}</small>
      </header>
      <Seal state={state} />
      {terms === null ? (
        <p class="tb-oath-secret">
          <Icon name="eclipse" size={15} /> {oath.secret}
        </p>
      ) : (
        <ol>
          {terms.map((term, at) => {
            const key = `term ${at}`;
            return (
              <li key={key}>
                <Medallion cabal={seen.player(term.by).cabal} size={24} />
                <span>
                  {seen.words.oathTerm(term, seen.name, seen.you)}
                  <small>
                    <Icon name={term.promise.kind === "words" ? "chat" : "check"} size={12} />
                    {term.state === "kept"
                      ? oath.kept
                      : term.state === "lapsed"
                        ? oath.lapsed
                        : term.promise.kind === "words"
                          ? oath.judged
                          : oath.checked}
                  </small>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <div class="tb-signatures">
        {sworn.map((seat) => (
          <span key={seat}>
            <Medallion cabal={seen.player(seat).cabal} size={24} />
            <em>{seen.name(seat)}</em>
          </span>
        ))}
        {awaited.map((seat) => (
          <span key={seat} class="awaited">
            <Medallion cabal={seen.player(seat).cabal} size={24} dashed />
            {seat === seen.you ? oath.awaitsYou : oath.awaits(seen.name(seat))}
          </span>
        ))}
      </div>
      <p class="tb-oath-price">
        <Icon name="oath" size={14} /> {oath.price}
      </p>
      {children}
    </article>
  );
}

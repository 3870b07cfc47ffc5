import { isFields, isRefs } from "../../../drafts/draft.ts";
import type { Asked } from "../answer/layers.ts";
import { Icon, Medallion } from "../art/index.ts";
import { thingOf } from "../seen/refs.ts";
import { useSeen } from "../seen/seen.ts";
import "./call.css";
import { texts } from "../words/index.ts";

export const CALL_CONCLAVE = "callConclave";

/** Whom to take aside, and for how many minutes: one, and one more for each Spy that will be discarded. */
export function CallConclave({ asked: { ask, draft, set } }: { asked: Asked }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  if (ask.shape !== "form") return null;
  const fields = isFields(draft) ? draft : {};
  const chosen = isRefs(fields.with) ? fields.with : [];
  const spies = typeof fields.spies === "number" ? fields.spies : 0;
  const fellows = ask.fields.with?.shape === "pick" ? ask.fields.with.from : [];
  const most = ask.fields.spies?.shape === "amount" ? ask.fields.spies.max : 0;
  const change = (to: object) => set({ with: [...chosen], spies, ...to });
  return (
    <section class="lg-calling">
      <fieldset>
        <legend>{words.withWhom}</legend>
        {fellows.map((ref) => {
          const thing = thingOf(seen, ref);
          const isIn = chosen.includes(ref);
          return (
            <button
              key={ref}
              type="button"
              data-ref={ref}
              aria-pressed={isIn}
              onClick={() => change({ with: isIn ? chosen.filter((other) => other !== ref) : [...chosen, ref] })}
            >
              {thing.is === "seat" && <Medallion cabal={seen.player(thing.seat).cabal} size={26} />}
              {thing.is === "seat" ? seen.name(thing.seat) : ref}
            </button>
          );
        })}
      </fieldset>
      <fieldset>
        <legend>{words.howLong}</legend>
        {Array.from({ length: most + 1 }, (_, n) => (
          <button key={n} type="button" data-spies={n} aria-pressed={n === spies} onClick={() => change({ spies: n })}>
            <b class="disp">{words.minutes(n + 1)}</b>
            {n > 0 && (
              <span>
                <Icon name="spy" size={14} /> −{n}
              </span>
            )}
          </button>
        ))}
      </fieldset>
    </section>
  );
}

import { t } from "../../../i18n/index.ts";
import { Fist, Icon, Medallion, PowerOctagon } from "../art/index.ts";
import { called } from "../seen/called.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { type ExclusionView, type LeaguesView, leagueName, setAside } from "./seen.ts";
import { EXCLUSION_ANSWER, EXCLUSION_SHARE, LEAGUE_DECLARE, LEAGUE_FIST } from "./subjects.ts";
import "./exclusion.css";

/** An exclusion: who asks, the payment set aside, the fists of the members, then what each declares in Rank order. */
export function ExclusionPanel({ exclusion, leagues }: { exclusion: ExclusionView; leagues: LeaguesView }) {
  const seen = useSeen();
  const words = texts.value.leagues;
  const { waiting } = seen.view;
  const subject = waiting?.subject;
  const now =
    subject === EXCLUSION_SHARE
      ? 0
      : subject === EXCLUSION_ANSWER
        ? 1
        : subject === LEAGUE_DECLARE
          ? 3
          : exclusion.opposed
            ? 2
            : 1;
  const members = leagues.boards.find(({ id }) => id === exclusion.league)?.members ?? [];
  const inRank = seen.game.rankOrder.filter((seat) => members.includes(seat));
  const name = (seat: number) => called(seen, seat);
  const { paid, cost } = setAside(leagues, exclusion);
  return (
    <section class="lg-exclusion" aria-label={words.exclusion}>
      <h2 class="disp">
        {words.exclusion}
        <small>{leagueName(seen, exclusion.league)}</small>
      </h2>
      <ol class="lg-steps">
        {[words.stepPay, words.stepAnswer, words.stepFists, words.stepDeclare].map((step, at) => (
          <li
            key={step}
            class={at < now ? "ok" : at === now ? "on" : ""}
            aria-current={at === now ? "step" : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
      <p class="lg-case">
        <Medallion cabal={seen.player(exclusion.asker).cabal} size={26} />
        <b>{name(exclusion.asker)}</b>
        {words.against}
        <Medallion cabal={seen.player(exclusion.target).cabal} size={26} />
        <b>{name(exclusion.target)}</b>
        <span class="lg-escrow">
          <PowerOctagon size={24} />
          {words.escrow(
            paid,
            cost,
            exclusion.payments.map(({ seat, pp }) => `${name(seat)} ${pp}`),
          )}
        </span>
      </p>
      {exclusion.opposed && (
        <ul class="lg-fists">
          {inRank.map((seat, at) => {
            const declared = exclusion.declared.find((one) => one.seat === seat);
            const closing = subject === LEAGUE_FIST;
            const sealed = !closing || (waiting?.answered.includes(seat) ?? false);
            const fist = seat === seen.you ? exclusion.fist : null;
            return (
              <li key={seat}>
                <Fist
                  cabal={seen.player(seat).cabal ?? ""}
                  state={sealed && subject !== "diktat/ready" ? "sealed" : "open"}
                  side={at < inRank.length / 2 ? "left" : "right"}
                  width={58}
                  label={`${name(seat)}${t.value.table.colon} ${sealed ? words.fistClosed : words.fistOpen}`}
                />
                <b>{name(seat)}</b>
                {fist !== null && (
                  <small>
                    <Icon name="eye" size={12} label={t.value.table.onlyYou} /> {words.pp(fist)}
                  </small>
                )}
                {declared && (
                  <span class={declared.for ? "for" : "against"}>{declared.for ? words.forIt : words.againstIt}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!exclusion.opposed && <p class="lg-note">{words.answerNext(name(exclusion.target))}</p>}
    </section>
  );
}

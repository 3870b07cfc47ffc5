import type { Agent } from "@paravent/diktat";
import { append, isRefs } from "../../../drafts/draft.ts";
import { drafts, setDraft } from "../../../store/draft.ts";
import { isTight } from "../../../store/media.ts";
import { memo } from "../../../ui/memo.ts";
import { whyNot } from "../../../ui/why.ts";
import { teamAsked, teamOf } from "../answer/sending.ts";
import { canCompose, whyNoAgent } from "../answer/why.ts";
import { AffinityToken, Icon, Piece, PowerOctagon } from "../art/index.ts";
import { offerOwn } from "../politics/deal.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { CHOOSE_MANOEUVRE, setTeam } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";

/** Keys that add a kind to the team: the first letter of its English and French name. */
export const AGENT_KEYS: Readonly<Record<string, Agent>> = { c: "citizen", g: "guard", e: "emissary" };

export const AGENTS: readonly Agent[] = ["citizen", "guard", "emissary"];
const AFFINITIES = ["politics", "people", "artefact"] as const;

/** Adds an Agent of the reserve to the team in preparation. A first one on one's turn also means: send a team. */
export function addToTeam(seen: Seen, kind: Agent): void {
  if (!seen.game.own) return;
  const next = append(teamAsked(seen), [...teamOf(seen)], kind);
  if (isRefs(next)) setTeam(next);
  const { question } = seen.view;
  const undecided = question?.subject === CHOOSE_MANOEUVRE && drafts.value[CHOOSE_MANOEUVRE] === undefined;
  if (undecided && question.ask.shape === "pick" && question.ask.from.includes("sendTeam"))
    setDraft(CHOOSE_MANOEUVRE, ["sendTeam"]);
}

/** How many of a kind are left beside the team, while one is composed. */
export function left(seen: Seen, kind: Agent): number {
  const team = canCompose(seen) ? teamOf(seen) : [];
  return (seen.game.own?.agents[kind] ?? 0) - team.filter((other) => other === kind).length;
}

/** Agents behind the screen. Each is a button while a team can be composed. */
export const Reserve = memo(Agents);

function Agents({ size }: { size: number }) {
  const seen = useSeen();
  const { own } = texts.value;
  const open = canCompose(seen);
  return (
    <ul class="tb-reserve" data-place={`agents:${seen.you}`} aria-label={own.reserve}>
      {AGENTS.map((kind) => {
        const n = left(seen, kind);
        const why = whyNoAgent(seen, kind);
        const word = seen.words.agent(kind, n);
        return (
          <li key={kind} class={n === 0 ? "none" : ""}>
            <button
              type="button"
              data-agent={kind}
              data-about={`agent:${kind}`}
              aria-label={open ? own.add(word, n) : own.have(word, n)}
              aria-disabled={why !== null}
              onClick={() => {
                if (!offerOwn(seen, kind) && why === null) addToTeam(seen, kind);
              }}
              {...whyNot(why)}
            >
              <Piece kind={kind} look="public" size={size} />
              <b>×{n}</b>
            </button>
            <span aria-hidden="true">{word}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Power Points and Affinity tokens behind the screen. */
export const Resources = memo(Held);

function Held() {
  const { game, words, you } = useSeen();
  const { own } = texts.value;
  if (!game.own) return null;
  const { pp, affinities } = game.own;
  // A row of them; more are counted, so that what stands under them stays in sight.
  const isLong = AFFINITIES.reduce((sum, type) => sum + affinities[type], 0) > (isTight.value ? 4 : 5);
  return (
    <>
      <p class="tb-pp" data-place={`pp:${you}`}>
        <PowerOctagon size={30} />
        <b class="disp">{pp}</b>
        <span>{own.pp(pp)}</span>
      </p>
      <ul class="tb-affinities" aria-label={own.affinities}>
        {AFFINITIES.flatMap((type) =>
          Array.from({ length: isLong ? Math.min(1, affinities[type]) : affinities[type] }, (_, at) => {
            const key = `${type} ${at}`;
            return (
              <li key={key}>
                <AffinityToken type={type} size={isLong && isTight.value ? 20 : 29} label={words.affinity(type)} />
                {isLong && <b>×{affinities[type]}</b>}
              </li>
            );
          }),
        )}
        {AFFINITIES.every((type) => affinities[type] === 0) && <li class="none">{own.noAffinity}</li>}
      </ul>
    </>
  );
}

export function ScreenTitle() {
  return (
    <h2 class="tb-fold-title">
      <Icon name="eye" size={14} /> {texts.value.own.behind}
    </h2>
  );
}

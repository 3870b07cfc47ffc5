import { LEVELS } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { t } from "../../i18n/index.ts";
import { saidNo } from "../../net/said-no.ts";
import { moment } from "../../store/moment.ts";
import { endReplay } from "../../store/replay.ts";
import { table } from "../../store/table.ts";
import { faultText } from "../../ui/faults.ts";
import { forkTable } from "./fork.ts";
import { lookBackWords } from "./words.ts";

/** In place of a level: the other seats are for people who come by the link. */
const PEOPLE = "people";

/** Opens a table at which the game goes on from the move in sight, with the reader in a seat of their choice. */
export function ForkForm() {
  const { fork } = lookBackWords.value;
  const [, navigate] = useLocation();
  const [state, setState] = useState<"ready" | "asked" | { readonly fault: string }>("ready");
  const now = table.value;
  const [seat, setSeat] = useState(now?.you ?? 0);
  const [others, setOthers] = useState<string>("skilled");
  const move = moment.value?.at ?? 0;
  if (!now) return null;
  const submit = (event: Event) => {
    event.preventDefault();
    if (state === "asked") return;
    setState("asked");
    const suffix = fork.suffix(move + 1);
    forkTable(now, { move, seat, suffix, others: others === PEOPLE ? "open" : { bot: others } }).then(
      ({ id }) => {
        endReplay();
        navigate(`/table/${id}`);
      },
      (fault: unknown) => {
        const no = saidNo(fault);
        setState({ fault: no.reason === "notResumable" ? fork.notHere : faultText(no) });
      },
    );
  };
  return (
    <form class="rp-fork" onSubmit={submit}>
      <h3>{fork.title}</h3>
      <p>{fork.text(move + 1)}</p>
      <div>
        <select aria-label={fork.seat} value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          {now.seats.map(({ name }, at) => (
            <option key={at} value={at}>
              {name ?? at + 1}
            </option>
          ))}
        </select>
        <select aria-label={fork.others} value={others} onChange={(event) => setOthers(event.currentTarget.value)}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {fork.bots(t.value.create.levels[level].name)}
            </option>
          ))}
          <option value={PEOPLE}>{fork.people}</option>
        </select>
        <button type="submit" data-fork aria-busy={state === "asked"}>
          {fork.go}
        </button>
      </div>
      {typeof state === "object" && <p role="alert">{state.fault}</p>}
    </form>
  );
}

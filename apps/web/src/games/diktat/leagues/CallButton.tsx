import { prepareAct } from "../../../store/draft.ts";
import { whyNot } from "../../../ui/why.ts";
import { Icon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { CALL_CONCLAVE } from "./CallConclave.tsx";
import "./call.css";
import { texts } from "../words/index.ts";

/** The way into a Conclave, which may be called at any moment of the League phase (DK-LG-CONC-01). */
export function CallButton() {
  const call = useSeen().view.standing.find(({ act }) => act === CALL_CONCLAVE);
  if (!call) return null;
  return (
    <button
      type="button"
      class="lg-call"
      data-call-conclave
      data-place="callConclave"
      aria-disabled={call.ask === null}
      onClick={() => call.ask && prepareAct(CALL_CONCLAVE)}
      {...whyNot(call.closed)}
    >
      <Icon name={call.ask ? "chat" : "lock"} size={18} />
      {texts.value.leagues.callConclave}
    </button>
  );
}

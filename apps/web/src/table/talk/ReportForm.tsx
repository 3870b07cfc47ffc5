import { REPORT_REASONS, type ReportReason } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { putReport } from "../../net/company.ts";
import { mannersWords } from "./words.ts";

interface Props {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  onDone(outcome: string | null): void;
}

/** What one tells the moderators; it says beforehand what they will read. */
export function ReportForm({ table, seat, name, onDone }: Props) {
  const words = mannersWords.value;
  const [reason, setReason] = useState<ReportReason>("insults");
  const [text, setText] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    putReport(table, { seat, reason, words: text }).then(
      () => onDone(words.reported),
      () => onDone(words.failed),
    );
  };
  return (
    <form class="talk-report" onSubmit={submit} aria-label={words.reportWho(name)}>
      <select
        aria-label={words.reason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as ReportReason)}
      >
        {REPORT_REASONS.map((each) => (
          <option key={each} value={each}>
            {words.reasons[each]}
          </option>
        ))}
      </select>
      <textarea
        aria-label={words.inWords}
        placeholder={words.inWords}
        maxLength={1000}
        rows={2}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <small>{words.evidence(name)}</small>
      <button type="submit">{words.send}</button>
      <button type="button" class="talk-other" onClick={() => onDone(null)}>
        {words.cancel}
      </button>
    </form>
  );
}

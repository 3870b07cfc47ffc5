import type { ReportList, Verdict } from "@paravent/protocol";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { putVerdict, readReports } from "../net/company.ts";
import { saidNo } from "../net/said-no.ts";
import { readLine } from "../store/phrases.ts";
import { mannersWords } from "../table/talk/words.ts";
import { faultText } from "../ui/faults.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { useTabTitle } from "../ui/tab-title.ts";
import "./moderation.css";

type Report = ReportList["reports"][number];

/** Days for which a moderator can keep somebody from talking. */
const DAYS = [1, 7, 30] as const;

const NOT_THEIRS = ["notModerator", "noAccount", "noSession"];

/** What players have reported, for those who decide about it. */
export function ModerationPage() {
  const words = mannersWords.value;
  const [reports, setReports] = useState<readonly Report[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useTabTitle(words.title, false);
  const show = (coming: Promise<readonly Report[]>) =>
    coming.then(
      (found) => {
        setReports(found);
        setFault(null);
      },
      (reason: unknown) => {
        const no = saidNo(reason);
        if (no.reason === "moderatorKey") setFault(words.moderatorKey);
        else setFault(NOT_THEIRS.includes(no.reason) ? words.notModerator : faultText(no));
      },
    );
  useEffect(() => void show(readReports()), []);
  return (
    <>
      <PageHead title={words.title} back={words.back} />
      <main class="mod">
        {fault && <p role="alert">{fault}</p>}
        {reports?.length === 0 && <p>{words.none}</p>}
        {reports?.map((report) => (
          <ReportCard
            key={report.id}
            report={report}
            onDecide={(verdict, days) => show(putVerdict(report.id, { verdict, ...(days !== undefined && { days }) }))}
          />
        ))}
      </main>
    </>
  );
}

interface CardProps {
  readonly report: Report;
  onDecide(verdict: Verdict, days?: number): void;
}

function ReportCard({ report, onDecide }: CardProps) {
  const words = mannersWords.value;
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  const title = words.about(report.about, report.by);
  return (
    <article aria-label={title}>
      <h2>
        {title} <small>{words.reasons[report.reason]}</small>
      </h2>
      <p>
        {words.at(report.tableName, date.format(report.at))} · {words.earlier(report.earlier)}
      </p>
      {report.words !== "" && <blockquote>{report.words}</blockquote>}
      <ol>
        {report.evidence.map((line, n) => (
          <li key={`${line.at} ${n}`} class={line.accused ? "accused" : undefined}>
            <b>{line.by}</b>
            {line.apart && <i> {words.apart}</i>}
            {t.value.table.colon} {readLine(line.text, t.value.talk.phrases)}
          </li>
        ))}
        {report.evidence.length === 0 && <li>{words.silentTable}</li>}
      </ol>
      {report.verdict ? (
        <p role="status">{words.verdicts[report.verdict]}</p>
      ) : (
        <div class="mod-calls">
          <button type="button" onClick={() => onDecide("dismissed")}>
            {words.dismiss}
          </button>
          {DAYS.map((days) => (
            <button key={days} type="button" onClick={() => onDecide("silenced", days)}>
              {words.silence(days)}
            </button>
          ))}
        </div>
      )}
    </article>
  );
}

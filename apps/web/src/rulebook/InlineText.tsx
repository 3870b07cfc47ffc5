import { Link } from "wouter-preact";
import type { Inline, Prose } from "../plug/rulebook.ts";
import { useBook } from "./open-book.ts";
import { rulebookWords } from "./words.ts";

/** A run of text with its marks; identifiers of rules lead to the law. */
export function InlineText({ text }: { readonly text: readonly Inline[] }) {
  return <>{text.map((run, at) => (typeof run === "string" ? run : <Marked key={at} run={run} />))}</>;
}

function Marked({ run }: { readonly run: Exclude<Inline, string> }) {
  const { to } = useBook();
  if ("strong" in run)
    return (
      <strong>
        <InlineText text={run.strong} />
      </strong>
    );
  if ("em" in run)
    return (
      <em>
        <InlineText text={run.em} />
      </em>
    );
  return <Link href={to.rule(run.rule)}>{run.rule}</Link>;
}

/** The rules a passage rests on, beside it or after it. */
export function RuleLinks({ rules }: { readonly rules: readonly string[] }) {
  const { to } = useBook();
  if (rules.length === 0) return null;
  return (
    <span class="rb-rules">
      {rules.map((id) => (
        <Link key={id} href={to.rule(id)} aria-label={rulebookWords.value.rule(id)}>
          {id}
        </Link>
      ))}
    </span>
  );
}

export function ProseText({ prose }: { readonly prose: Prose }) {
  return (
    <>
      <span class="rb-said">
        <InlineText text={prose.text} />
      </span>{" "}
      <RuleLinks rules={prose.rules} />
    </>
  );
}

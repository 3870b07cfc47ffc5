import { Link } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { ruleHref } from "./rule-href.ts";

/** The number of a rule, wherever it is shown, opens the law at that place; from there leads the way to its chapter. */
export function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <Link href={ruleHref(rule)} aria-label={t.value.bar.rule(rule)} data-rule={rule}>
      {rule}
    </Link>
  );
}

/** The same from a sheet that is being filled in: what is written there stays, the law opens in a tab of its own. */
export function RuleLinkAside({ rule, game }: { readonly rule: string; readonly game: string }) {
  return (
    <a
      href={ruleHref(rule, game)}
      target="_blank"
      rel="noopener"
      aria-label={t.value.bar.ruleAside(rule)}
      data-rule={rule}
    >
      {rule}
    </a>
  );
}

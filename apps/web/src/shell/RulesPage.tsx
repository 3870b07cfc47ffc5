import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { type RuledGame, type RuleSection, readRules } from "./rules.ts";
import "./rules.css";

const TEXTS = {
  diktat: () => import("../../../../docs/rules/diktat.md?raw"),
  dclight: () => import("../../../../docs/rules/dclight.md?raw"),
} as const satisfies Record<RuledGame, unknown>;

/** The rules the engine follows, one line a rule, found by word or identifier; a link opens the page at its rule. */
export function RulesPage({ game }: { game: RuledGame }) {
  const { rules } = t.value;
  const [sections, setSections] = useState<readonly RuleSection[]>([]);
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    void TEXTS[game]().then(({ default: text }) => setSections(readRules(text)));
  }, [game]);
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (sections.length > 0 && id) document.getElementById(id)?.scrollIntoView({ block: "center" });
  }, [sections]);

  const words = wanted.trim().toLowerCase();
  const found = sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(words)),
    }))
    .filter((section) => section.rules.length > 0);
  return (
    <div class="rules on-bone">
      <header>
        <button type="button" onClick={() => history.back()}>
          {rules.back}
        </button>
        <h1 class="disp">{rules.title[game]}</h1>
        <LanguageSwitch />
      </header>
      <main>
        <p>{rules.note}</p>
        <input
          type="search"
          aria-label={rules.search}
          placeholder={rules.search}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        {sections.length > 0 && found.length === 0 && <p>{rules.none}</p>}
        {found.map(({ title, rules: lines }) => (
          <section key={title} lang="en">
            <h2>{title}</h2>
            <dl>
              {lines.map(({ id, text }) => (
                <div key={id} id={id}>
                  <dt>{id}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </main>
    </div>
  );
}

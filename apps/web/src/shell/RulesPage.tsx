import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { useFetched } from "../ui/fetched.ts";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { readRules } from "./rules.ts";
import "./rules.css";

interface Props {
  /** What the game is called. */
  readonly name: string;
  text(): Promise<string>;
}

/** The rules the engine follows, one line a rule, found by word or identifier; a link opens the page at its rule. */
export function RulesPage({ name, text }: Props) {
  const { rules } = t.value;
  const markdown = useFetched(text);
  const sections = useMemo(() => (markdown === null ? [] : readRules(markdown)), [markdown]);
  const [wanted, setWanted] = useState("");
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
        <h1 class="disp">{rules.title(name)}</h1>
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

import { t } from "../../i18n/index.ts";
import { phraseText } from "../../store/phrases.ts";
import type { Channel } from "../../store/talk.ts";
import { say } from "./talk.ts";
import "./manners.css";

/** Things people say, at one press; everybody reads them in their own language. */
export function QuickPhrases({ to, names }: { readonly to: Channel; readonly names: readonly string[] }) {
  const { talk } = t.value;
  return (
    <fieldset class="talk-quick">
      <legend class="visually-hidden">{talk.quick}</legend>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => say(to, phraseText(name))}>
          {talk.phrases[name]}
        </button>
      ))}
    </fieldset>
  );
}

import type { ComponentChildren } from "preact";
import { Link } from "wouter-preact";
import type { PieceCard } from "../plug/pieces.ts";
import { table } from "../store/table.ts";
import { ruleHref } from "../ui/rule-href.ts";
import { pieceWords } from "./words.ts";

interface Props {
  readonly card: PieceCard;
  readonly style: Readonly<Record<string, string>>;
  /** What players have noted on it. */
  readonly note: ComponentChildren;
  onGo(by: 1 | -1): void;
  onClose(): void;
}

/** What a card says: what it is, what it is for, what it does and is worth, where it is explained. */
export function PieceCardFace({ card, style, note, onGo, onClose }: Props) {
  const words = pieceWords.value;
  const { title, kind, sign, says, lines, chapter, rule } = card;
  return (
    <article class="pc-card" style={style}>
      <header>
        <span class="pc-sign" aria-hidden="true">
          {sign()}
        </span>
        <div>
          <h2 id="piece-title" class="disp">
            {title}
          </h2>
          <p>{kind}</p>
        </div>
        <button type="button" class="pc-close" aria-label={words.close} title={words.close} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div class="pc-body">
        <p class="pc-says">
          <Bold text={says} />
        </p>
        <ul>
          {lines.map((line) => (
            <li key={line.text} class={line.tone}>
              <span aria-hidden="true">{line.sign()}</span>
              <span>
                <Bold text={line.text} />
                {line.tone === "own" && <span class="visually-hidden"> {words.onlyYou}</span>}
              </span>
            </li>
          ))}
        </ul>
        {note}
      </div>
      <footer>
        <Link href={`/rules/${table.value?.game ?? ""}/${chapter}#${rule}`}>{words.rulebook}</Link>
        <Link class="pc-rule" href={ruleHref(rule)}>
          {rule}
        </Link>
        <button type="button" aria-label={words.before} title={words.before} onClick={() => onGo(-1)}>
          <span aria-hidden="true">‹</span>
        </button>
        <button type="button" aria-label={words.after} title={words.after} onClick={() => onGo(1)}>
          <span aria-hidden="true">›</span>
        </button>
      </footer>
    </article>
  );
}

/** A sentence with what stands between two asterisks in bold. */
function Bold({ text }: { readonly text: string }) {
  return (
    <>
      {text.split("**").map((part, at) => {
        const key = `${at} ${part}`;
        return at % 2 === 1 ? <b key={key}>{part}</b> : part;
      })}
    </>
  );
}

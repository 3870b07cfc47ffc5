import type { Knowledge } from "@paravent/diktat";
import { pawnRef } from "@paravent/diktat/refs";
import { t } from "../../../i18n/index.ts";
import { AffinityToken, Icon, Medallion, Piece } from "../art/index.ts";
import { labelOf } from "../seen/labels.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";

/** Everything the reader has learned, with where it comes from: seen, shown, told, or deduced from public facts. */
export function Notebook() {
  const seen = useSeen();
  const { notebook } = texts.value.politics;
  const { knowledge } = seen.game;
  if (!knowledge) return <p class="tb-politics-hint">{notebook.none}</p>;
  return (
    <div class="tb-notebook">
      <Pawns knowledge={knowledge} />
      <Heard knowledge={knowledge} />
      {knowledge.supply.length > 0 && <Supply knowledge={knowledge} />}
      {knowledge.deduced.length > 0 && <Deduced knowledge={knowledge} />}
    </div>
  );
}

function Pawns({ knowledge }: { knowledge: Knowledge }) {
  const seen = useSeen();
  const { notebook } = texts.value.politics;
  const { pawns, secretCard } = knowledge;
  return (
    <section>
      <h3 class="disp">{notebook.pawns}</h3>
      {pawns.length === 0 && secretCard === null && <p class="tb-politics-hint">{notebook.noPawn}</p>}
      <ul>
        {secretCard && (
          <li>
            <Icon name="card" size={22} />
            <span>
              {notebook.secret(seen.words.card(secretCard.card).title)}
              <Source how={secretCard.how} by={secretCard.by} />
            </span>
          </li>
        )}
        {pawns.map(({ pawn, kind, how, by }) => (
          <li key={pawn}>
            <Piece kind={kind} look="known" size={34} label={seen.words.agent(kind)} />
            <span>
              {labelOf(seen, pawnRef(pawn))}
              <Source how={how} by={by} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Source({ how, by }: { how: "seen" | "shown" | "told"; by: number | null }) {
  const seen = useSeen();
  const { notebook } = texts.value.politics;
  return (
    <small class={how}>
      <Icon name={how === "told" ? "chat" : how === "shown" ? "check" : "eye"} size={12} />
      {how === "seen" ? notebook.seen : notebook[how](by === null ? "" : seen.name(by))}
    </small>
  );
}

/** What was said about a pawn names it by its place: its number means nothing to anybody. */
function sayingText(seen: Seen, what: Knowledge["heard"][number]["what"]): string {
  if (what.about === "pawn")
    return `${labelOf(seen, pawnRef(what.pawn))}${t.value.table.colon} ${seen.words.agent(what.is)}`;
  return seen.words.saying(what, seen.name, seen.you);
}

function Heard({ knowledge }: { knowledge: Knowledge }) {
  const seen = useSeen();
  const { notebook } = texts.value.politics;
  const { heard, said } = knowledge;
  if (heard.length + said.length === 0) return null;
  return (
    <section>
      <h3 class="disp">{notebook.heard}</h3>
      <ul>
        {heard.map(({ from, how, what }, at) => {
          const key = `heard ${at}`;
          return (
            <li key={key}>
              <Medallion cabal={seen.player(from).cabal} size={24} />
              <span>
                {sayingText(seen, what)}
                <Source how={how} by={from} />
              </span>
            </li>
          );
        })}
        {said.map(({ to, how, what }, at) => {
          const key = `said ${at}`;
          return (
            <li key={key} class="own">
              <Medallion cabal={seen.player(to).cabal} size={24} />
              <span>
                {sayingText(seen, what)}
                <small>{how === "shown" ? notebook.youShowed(seen.name(to)) : notebook.youTold(seen.name(to))}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Types of Affinity the reader has seen run short in the supply. */
function Supply({ knowledge }: { knowledge: Knowledge }) {
  const { words } = useSeen();
  const { notebook } = texts.value.politics;
  return (
    <section>
      <h3 class="disp">{notebook.supply}</h3>
      <ul>
        {knowledge.supply.map(({ token, min, max }) => (
          <li key={token}>
            <AffinityToken type={token} size={24} label={words.affinity(token)} />
            <span>{notebook.left(words.affinity(token), min, max)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deduced({ knowledge }: { knowledge: Knowledge }) {
  const seen = useSeen();
  const { notebook } = texts.value.politics;
  return (
    <section>
      <h3 class="disp">{notebook.deduced}</h3>
      <p class="tb-politics-hint">{notebook.deducedHow}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.value.table.end.player}</th>
            <th scope="col">PP</th>
          </tr>
        </thead>
        <tbody>
          {knowledge.deduced.map(({ seat, pp }) => (
            <tr key={seat}>
              <th scope="row">
                <Medallion cabal={seen.player(seat).cabal} size={20} /> {seen.name(seat)}
              </th>
              <td>{pp.min === pp.max ? pp.min : notebook.range(pp.min, pp.max)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { type Json, viewFor } from "@paravent/kernel";
import { packFault, type Words } from "../fault.ts";
import { identityOf } from "../identity.ts";
import type { Done, Lesson, Move, Stage, Staged, Step, Try } from "./lesson.ts";
import type { Call, LessonDocument } from "./schema.ts";

type WrittenTry = LessonDocument["steps"][number]["tries"][number];

/** What the learner is asked in a step: each subject with the shape of its answer, as text. */
type Asked = ReadonlyMap<string, string>;

/** The learner sits first. */
const LEARNER = 0;

/**
 * Sets the position of a lesson and plays it to its end, as it is written: every word must be one of the builder, every
 * move be allowed, every answer to another try be possible. What comes of it needs neither the builder nor its notation.
 */
export function playThrough(file: string, id: string, document: LessonDocument, stage: Stage): Lesson {
  const { title, about, minutes, teller, options, position, names, end } = document;
  const players = Object.keys(position.players);
  const strangers = Object.keys(names).filter((name) => !players.slice(1).includes(name));
  if (strangers.length > 0) throw packFault(file, null, `names.${strangers[0]}`, NOBODY(strangers[0]!));
  const staged = setUp(file, position, stage);
  const { state } = staged.position;
  const { events } = staged;
  const steps = document.steps.map((step, n) => play(file, `steps.${n}`, step, staged));
  const version = identityOf([state, steps.map(({ moves }) => moves)]);
  const seats = players.map((name, seat) => (seat === LEARNER ? null : (names[name] ?? name)));
  return { id, title, about, minutes, teller, version, names: seats, options, state, events, steps, end };
}

const NOBODY = (name: string): Words => ({
  fr: `aucun adversaire ne s’appelle « ${name} »`,
  en: `no rival is called "${name}"`,
});

function setUp(file: string, { players, words }: LessonDocument["position"], stage: Stage): Staged {
  let table: object = stage.table(players);
  for (const [n, call] of words.entries()) table = say(file, null, `position.words.${n}`, table, call);
  if (isStaged(table)) return table;
  const says = { fr: "la partie ne commence nulle part", en: "play begins nowhere" };
  throw packFault(file, null, "position.words", says);
}

const isStaged = (table: object): table is Staged => "position" in table && "done" in table;

/** Says one word of the builder; what it finds wrong is a fault at this place. */
function say(file: string, item: string | null, path: string, table: object, [word, ...given]: Call): object {
  const spoken: unknown = Object.hasOwn(Object.prototype, word) ? undefined : Reflect.get(table, word);
  if (typeof spoken !== "function")
    throw packFault(file, item, path, { fr: `mot inconnu « ${word} »`, en: `unknown word "${word}"` });
  try {
    return spoken.apply(table, given) as object;
  } catch (wrong) {
    const message = wrong instanceof Error ? wrong.message : String(wrong);
    throw packFault(file, item, path, { fr: message, en: message });
  }
}

function play(file: string, path: string, step: LessonDocument["steps"][number], staged: Staged): Step {
  const { id, say: said, move = null, points, otherwise = null, hint = null, rule = null } = step;
  const asked = new Map<string, string>();
  const moves: Move[] = [];
  for (const [n, call] of step.moves.entries()) {
    const { game, state } = staged.position;
    const view = viewFor(game, state, LEARNER);
    const subject = view.waiting?.subject ?? "";
    const before = staged.done.length;
    say(file, id, `${path}.moves.${n}`, staged, call);
    const made = movesOf(staged.done.slice(before), subject);
    if (made.some(({ seat }) => seat === LEARNER)) asked.set(subject, JSON.stringify(view.question?.ask ?? null));
    moves.push(...made);
  }
  const isAsked = moves.some(({ seat }) => seat === LEARNER);
  const missing = isAsked ? missingWords({ move, otherwise }) : null;
  if (missing) throw packFault(file, id, `${path}.${missing}`, { fr: "manque", en: "is missing" });
  const tries = step.tries.map((one, n) => checkedTry(file, id, `${path}.tries.${n}`, one, asked));
  const pointed = points.map(({ at: place, label = null }) => ({ at: place, label }));
  return { id, say: said, move, points: pointed, moves, tries, otherwise, hint, rule };
}

/** A step in which something is waited for says what, and what it says to anything else. */
const missingWords = (said: Readonly<Record<string, Words | null>>): string | null =>
  Object.keys(said).find((key) => said[key] === null) ?? null;

function movesOf(done: readonly Done[], asked: string): Move[] {
  let luck: Move["luck"] = null;
  const moves: Move[] = [];
  for (const one of done) {
    if (one.kind === "luck") luck = one.words;
    if (one.kind !== "taken") continue;
    const { input } = one;
    if (input.kind !== "answer" && input.kind !== "act") continue;
    const act = input.kind === "act" ? input.act : null;
    moves.push({ seat: input.seat, asked, act, value: input.value as Json, luck });
    luck = null;
  }
  return moves;
}

/** Another try must be one that can happen: asked in this step, of something that can be named. */
function checkedTry(file: string, item: string, path: string, written: WrittenTry, open: Asked): Try {
  const { asked = null, names = null, lacks = null, say: said } = written;
  const subjects = [...open.keys()].filter((subject) => asked === null || subject.endsWith(`/${asked}`));
  if (subjects.length === 0)
    throw packFault(file, item, `${path}.asked`, {
      fr: `« ${asked} » n’est pas demandé ici ; demandé : ${[...open.keys()].join(", ")}`,
      en: `"${asked}" is not asked here; asked: ${[...open.keys()].join(", ")}`,
    });
  const offered = subjects.map((subject) => open.get(subject)!).join();
  for (const [key, word] of Object.entries({ names, lacks }))
    if (word !== null && !offered.includes(`"${word}"`))
      throw packFault(file, item, `${path}.${key}`, {
        fr: `« ${word} » ne peut pas être répondu ici`,
        en: `"${word}" cannot be answered here`,
      });
  return { asked: asked === null ? null : subjects[0]!, names, lacks, say: said };
}

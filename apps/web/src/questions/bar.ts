import type { Refusal, RuleId } from "@paravent/kernel";
import type { ComponentChildren } from "preact";

export interface BarAction {
  readonly label: string;
  run(): void;
}

export interface Commit extends BarAction {
  readonly missing: Refusal | null;
  /** Drawn before the label of what reveals something, and so cannot be taken back. */
  readonly sign?: ComponentChildren;
}

/** What the decision bar says: whose turn it is, one sentence, one quiet line, a step back and a commit. */
export interface Bar {
  readonly tone: "mine" | "sent" | "other" | "everyone" | "victory" | "line";
  readonly tag: string;
  readonly mark?: ComponentChildren;
  /** Colour of the tag when somebody else is asked. */
  readonly colour?: string;
  readonly lead: string;
  readonly quiet: string;
  /** The quiet line is the reason something is refused or closed: it is never left out, however small the screen. */
  readonly isReason?: boolean;
  readonly rule: RuleId | null;
  readonly back: BarAction | null;
  /** A whole answer of its own, beside the commit button: to pass, to refuse, to buy nothing. */
  readonly decline?: BarAction | null;
  /** Things to do beside what is decided. */
  readonly more?: ComponentChildren;
  /** Not ready as long as something is missing: it stays in sight, and says what when it is asked. */
  readonly commit: Commit | null;
}

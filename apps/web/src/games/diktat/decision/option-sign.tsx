import type { Op, Option } from "@paravent/diktat";
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../art/index.ts";
import { goodPicture } from "../politics/goods.tsx";
import { MANOEUVRE_ICON } from "../seats/Pips.tsx";

/** The sign of a step that is one, whatever its words say. */
const SIGNS: Readonly<Partial<Record<Op["op"], IconName>>> = {
  spy: "spy",
  assassinate: "kill",
  movePile: "send",
  offer: "trade",
  playAgain: "first",
  skipTurn: "cross",
};

/** Nothing is paid and nothing is done. */
export const isNothing = ({ cost, do: steps }: Option): boolean => cost.length === 0 && steps.length === 0;

/** What an option does, as a picture of its first step; null for a step that has none. */
export function optionSign({ do: [step] }: Option, size: number): ComponentChildren {
  if (!step) return null;
  if (step.op === "gain" && typeof step.res === "string") return goodPicture(step.res, size);
  const [manoeuvre] = step.op === "extraManoeuvre" ? (step.types ?? []) : [];
  const way = manoeuvre === "any" ? "specialManoeuvre" : manoeuvre;
  const sign = way ? MANOEUVRE_ICON[way] : SIGNS[step.op];
  return sign ? <Icon name={sign} size={size} /> : null;
}

import type { ComponentType } from "preact";
import { CommonCreature, CyclopsOrder, DevelopmentRound, HydraOffering, Market, Turn } from "./phases.tsx";
import { AllDice, Board, Production, Promotion, SecretOrder } from "./production.tsx";

/** Drawn examples by the name of their figure. */
export const FIGURES: Readonly<Record<string, ComponentType>> = {
  board: Board,
  "common-creature": CommonCreature,
  "cyclops-order": CyclopsOrder,
  "dev-round": DevelopmentRound,
  dice: AllDice,
  "hydra-offering": HydraOffering,
  market: Market,
  "production-example": Production,
  promotion: Promotion,
  "secret-order": SecretOrder,
  turn: Turn,
};

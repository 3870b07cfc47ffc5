/** The moments between two steps at which a player may want to be asked or stopped, in the order of a Cycle. */
export const MOMENTS = {
  opportunities: ["cycleStart", "visibleDealt", "cardsDealt"],
  development: ["developing", "baseReceived", "beforeIncome", "developmentDone", "beforeFirstPlayer"],
  manoeuvres: [
    "turnStart",
    "sectorNamed",
    "pilePlaced",
    "look",
    "looked",
    "aim",
    "victimNamed",
    "victimRevealed",
    "influenceExtended",
    "developPaid",
    "manoeuvreDone",
    "betweenManoeuvres",
  ],
  resolution: [
    "betweenSectors",
    "conquestStart",
    "piecesRevealed",
    "winnerDeclared",
    "beforeTake",
    "takesDone",
    "sectorsResolved",
  ],
  endOfCycle: ["cycleTested", "reservesDiscarded", "usedTokensRemoved", "trackDiscarded"],
} as const;

export type MomentPhase = keyof typeof MOMENTS;
export const MOMENT_PHASES = Object.keys(MOMENTS) as MomentPhase[];
export type Moment = (typeof MOMENTS)[MomentPhase][number];

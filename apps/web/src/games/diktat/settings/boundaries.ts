/** The moments between two steps at which a player may want to be asked or stopped, in the order of a Cycle. */
export const MOMENTS = {
  darkness: ["othersGathered", "proliferating", "proliferated", "infected"],
  opportunities: ["cycleStart", "visibleDealt", "cardsDealt"],
  development: ["developing", "baseReceived", "beforeIncome", "developmentDone", "beforeFirstPlayer"],
  league: ["beforeLeagueChoice", "leagueDone"],
  manoeuvres: [
    "turnStart",
    "sectorNamed",
    "pilePlaced",
    "look",
    "looked",
    "aim",
    "victimNamed",
    "victimRevealed",
    "killed",
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

/** The phases of a game: Darkness is played with the Others only (DK-CYC-02), the League phase with Leagues (DK-CYC-03). */
export const momentPhases = (game: { readonly others: unknown; readonly leagues: unknown }): MomentPhase[] =>
  MOMENT_PHASES.filter((phase) =>
    phase === "darkness" ? game.others !== null : phase === "league" ? game.leagues !== null : true,
  );
export type Moment = (typeof MOMENTS)[MomentPhase][number];

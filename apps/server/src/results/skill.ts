/** What is believed of somebody's skill: a mean, and how sure one is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Nobody knows anything yet. */
export const UNKNOWN: Skill = { mu: 25, sigma: 25 / 3 };

/**
 * What a side is worth under certain options, beside who plays it. At first it is taken for fair, and rather surely so: it
 * takes many games to say that one is stronger, and what they say is then not credited to who drew it.
 */
export const FAIR: Skill = { mu: 0, sigma: 1 };

/** How much a single game tells: the skill by which one wins clearly more often than not. */
const BETA = 25 / 6;

/** Nobody is ever known for sure. */
const LEAST_SHARE = 0.0001;

/** One who has played, with what else counts for them. */
export interface Contender {
  /** 1 for who has won; the same for those who share a place. */
  readonly place: number;
  readonly members: readonly Skill[];
}

/**
 * What is believed after a game of any number of players: Weng and Lin, "A Bayesian Approximation Method for Online
 * Ranking" (2011), algorithm 4, for the model of Plackett and Luce. Skills of a contender's members add up.
 */
export function afterGame(contenders: readonly Contender[]): Skill[][] {
  const teams = contenders.map(({ place, members }) => ({
    place,
    members,
    mu: members.reduce((sum, { mu }) => sum + mu, 0),
    variance: members.reduce((sum, { sigma }) => sum + sigma ** 2, 0),
  }));
  const c = Math.sqrt(teams.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const weights = teams.map(({ mu }) => Math.exp(mu / c));
  // For each place: all who were still to be placed then, and how many share it.
  const remaining = teams.map(({ place }) =>
    teams.reduce((sum, other, n) => (other.place >= place ? sum + weights[n]! : sum), 0),
  );
  const sharing = teams.map(({ place }) => teams.filter((other) => other.place === place).length);
  return teams.map(({ place, members, variance }, i) => {
    let [omega, delta] = [0, 0];
    for (const [q, other] of teams.entries()) {
      if (other.place > place) continue;
      const share = weights[i]! / remaining[q]!;
      omega += ((q === i ? 1 : 0) - share) / sharing[q]!;
      delta += (share * (1 - share)) / sharing[q]!;
    }
    const gamma = Math.sqrt(variance) / c;
    return members.map(({ mu, sigma }) => ({
      mu: mu + (sigma ** 2 / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - ((gamma * sigma ** 2) / c ** 2) * delta, LEAST_SHARE)),
    }));
  });
}

/** Skill in the numbers people know, and what it may be off by nineteen times out of twenty. */
export const shownSkill = ({ mu, sigma }: Skill): { value: number; doubt: number } => ({
  value: Math.round(1500 + 40 * (mu - UNKNOWN.mu)),
  doubt: Math.round(80 * sigma),
});

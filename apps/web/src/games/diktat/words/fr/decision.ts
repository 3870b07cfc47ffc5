import { french } from "@paravent/content/plural";

const { count: plural } = french;

/** Words of decisions that take the scene. */
export const decision = {
  inPlay: (slot: number): string => `En jeu, place ${slot}`,
  facts: (vp: number, rank: number): string => `${vp} PV, Rang ${rank}`,
  onStage: "Choisissez sur la scène, au-dessus.",
  inReserve: (n: number): string => `${n} en réserve`,
  sleeper: "Agent dormant",
  known: {
    never: "Jamais vu",
    own: "à vous",
    justNow: "regardé à l’instant",
    earlier: "vu plus tôt",
    shown: (name: string): string => `montré par ${name}`,
    told: (name: string): string => `selon ${name}, non vérifié`,
  },
  left: {
    name: "Regards",
    looks: (n: number): string => plural(n, "regard restant", "regards restants"),
    kills: (n: number): string => plural(n, "Assassinat restant", "Assassinats restants"),
  },
  developed: (slot: number): string =>
    `Place ${slot} de votre Cabale. La carte est posée face visible : tous la voient, et elle agit aussitôt.`,
  oathBroken: "Serment rompu : PV",
  sendsAgainstOath: (n: number): string =>
    `Envoyer une équipe : vous rompez ${n === 1 ? "un serment" : `${n} serments`}, et cela coûte ${n} PV.`,
  bidsAgainstOath: (vp: number): string =>
    `Cette mise est contraire à ce que vous avez juré : elle vous coûtera ${vp} PV.`,
  debtLater: "À la fin de la partie, chaque Dette coûte 1 PV.",
  reactionTo: (said: string) => `Ce qui vient d’arriver : ${said}`,
  onlyYou: "Vous seul voyez la face. La table voit ce que vous regardez.",
  gone: "Il quitte le plateau.",
  if: (kind: string, what: string): string => `Si ${kind} : ${what}`,
  nothingMore: "il est défaussé, rien de plus",
  bounty: "il est défaussé, et l’effet verse sa prime",
  guard: (ends: boolean, debts: number): string =>
    [ends ? "la manœuvre s’arrête" : null, debts > 0 ? plural(debts, "Dette prise", "Dettes prises") : null, "PP"]
      .filter(Boolean)
      .join(", "),
};

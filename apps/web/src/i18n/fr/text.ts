import { OR } from "@paravent/content/lists";

const either = OR.fr;

/** The table as text. */
export const text = {
  now: "Maintenant",
  command: "Commande",
  enter: "Valider",
  example: (line: string | null): string =>
    line === null ? "Le nom ou le numéro d’un choix ; Entrée seule valide" : `Par exemple : ${line}`,
  notYou: "Ce n’est pas à vous de répondre maintenant.",
  nothing: "Rien.",
  unclear: (said: string, among: readonly string[]): string =>
    among.length === 0
      ? `« ${said} » ne répond pas à la question.`
      : `« ${said} » n’est pas clair. Vous pouvez dire : ${either.format(among)}.`,
  canSay: (among: readonly string[]): string => `Vous pouvez dire : ${either.format(among)}.`,
  orBack: "« Retour » annule votre dernier choix.",
  /** What else can be said, at any moment. */
  besides: (names: readonly string[]) => `À tout moment : ${either.format(names)}.`,
  noWayBack: "Il n’y a rien à reprendre.",
  /** Words that ask what can be said. */
  helpWords: ["aide"] as readonly string[],
  /** Words that step back, and that decline, without accents. */
  backWords: ["retour", "annuler", "reprendre"] as readonly string[],
  noWords: ["non", "passer", "refuser"] as readonly string[],
};

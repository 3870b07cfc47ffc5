import type { Language } from "@paravent/protocol";

/** What calls and letters say, in the language of whom they go to. */
const french = {
  yourTurn: (table: string): string => `À vous à ${table}`,
  lastCall: (table: string): string => `Dernier rappel : ${table} vous attend`,
  yourTurns: (n: number): string => (n === 1 ? "À vous à une table" : `À vous à ${n} tables`),
  begun: (table: string): string => `La partie commence à ${table}`,
  begunAt: (n: number): string => (n === 1 ? "La partie commence à une table" : `La partie commence à ${n} tables`),
  bye: (tournament: string, round: number): string => `${tournament} : vous êtes exempt de la ronde ${round}`,
  byeLine: "Elle vous vaut un demi-point. Vous serez appelé pour la suivante.",
  hoursLeft: (n: number): string => (n <= 1 ? "Il reste moins d’une heure." : `Il reste ${n} heures.`),
  test: "Essai : vos avis arrivent ici",
  testLine: "Vous serez appelé ainsi quand une table attend votre réponse.",
  open: "Ouvrir",
  why: "Vous recevez ce message parce que vous l’avez demandé dans votre compte.",
  stop: "Ne plus recevoir ces messages",
  confirm: "Confirmez votre adresse",
  confirmLine: (name: string): string =>
    `Le joueur « ${name} » souhaite être appelé à cette adresse quand une table attend sa réponse.`,
  confirmButton: "Confirmer cette adresse",
  reset: "Choisir un nouveau mot de passe",
  resetLine: (login: string): string => `Quelqu’un demande à remplacer le mot de passe du compte « ${login} ».`,
  resetButton: "Choisir un nouveau mot de passe",
  resetNot: "Si ce n’est pas vous, ne faites rien : le mot de passe reste le même. Le lien vaut une heure, une fois.",
  confirmNot: "Si ce n’est pas vous, ne faites rien : rien d’autre ne vous sera envoyé.",
};

const english: typeof french = {
  yourTurn: (table) => `Your turn at ${table}`,
  lastCall: (table) => `Last reminder: ${table} waits for you`,
  yourTurns: (n) => (n === 1 ? "Your turn at one table" : `Your turn at ${n} tables`),
  begun: (table) => `The game begins at ${table}`,
  begunAt: (n) => (n === 1 ? "The game begins at one table" : `The game begins at ${n} tables`),
  bye: (tournament, round) => `${tournament}: you sit out round ${round}`,
  byeLine: "It is worth half a point to you. You will be called for the next one.",
  hoursLeft: (n) => (n <= 1 ? "Less than an hour left." : `${n} hours left.`),
  test: "Test: this is where you are called",
  testLine: "You will be called like this when a table waits for your answer.",
  open: "Open",
  why: "You get this message because you asked for it in your account.",
  stop: "Stop these messages",
  confirm: "Confirm your address",
  confirmLine: (name) => `The player “${name}” would like to be called at this address when a table waits for them.`,
  confirmButton: "Confirm this address",
  reset: "Choose a new password",
  resetLine: (login) => `Somebody asks to replace the password of the account “${login}”.`,
  resetButton: "Choose a new password",
  resetNot: "If this is not you, do nothing: the password stays the same. The link works for an hour, once.",
  confirmNot: "If this is not you, do nothing: nothing else will be sent to you.",
};

export const WORDS: Readonly<Record<Language, typeof french>> = { fr: french, en: english };

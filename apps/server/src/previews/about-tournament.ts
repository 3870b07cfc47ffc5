import type { Language } from "@paravent/protocol";
import type { TournamentRecord } from "../store/tournaments.ts";

/** What everybody with its link may know of a tournament. */
export const aboutTournament = (tournament: TournamentRecord, game: string, entrants: number): string =>
  SAID[tournament.settings.language](tournament, game, entrants);

type Say = (tournament: TournamentRecord, game: string, entrants: number) => string;

const SAID: Readonly<Record<Language, Say>> = {
  fr: ({ settings: { seats, rounds, duplicate }, status, round }, game, entrants) =>
    [
      `Tournoi de ${game} : ${rounds === 1 ? "une ronde" : `${rounds} rondes`}, tables de ${seats}.`,
      ...(duplicate ? ["Les mêmes cartes à toutes les tables."] : []),
      entrants === 1 ? "1 inscrit." : `${entrants} inscrits.`,
      { open: "Inscriptions ouvertes.", running: `Ronde ${round} en cours.`, over: "Tournoi terminé." }[status],
    ].join(" "),
  en: ({ settings: { seats, rounds, duplicate }, status, round }, game, entrants) =>
    [
      `${game} tournament: ${rounds === 1 ? "one round" : `${rounds} rounds`}, tables of ${seats}.`,
      ...(duplicate ? ["The same cards at every table."] : []),
      entrants === 1 ? "1 player so far." : `${entrants} players so far.`,
      { open: "You can still join.", running: `Round ${round} is being played.`, over: "Tournament over." }[status],
    ].join(" "),
};

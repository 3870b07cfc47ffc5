export { TournamentPage } from "../tournaments/TournamentPage.tsx";
export { TournamentsPage } from "../tournaments/TournamentsPage.tsx";
export { CreateTournament } from "./CreateTournament.tsx";

import type { Tournament } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { useFetched } from "../ui/fetched.ts";
import { Notice } from "../ui/Notice.tsx";
import { useLobbyOfGames } from "./covers.ts";
import { useOptionsForm } from "./options-form.ts";
import { gameName } from "./plugs.ts";
import { TablePicture } from "./TablePicture.tsx";

/** The pages of tournaments, once they are fetched: the lobby does not wait for them. */
export function TournamentPlace({ id }: { readonly id: string | null }) {
  const [, navigate] = useLocation();
  const [creating, setCreating] = useState(false);
  const pages = useFetched(fetchPages);
  useLobbyOfGames();
  if (!pages) return <Notice>{t.value.line.loading}</Notice>;
  if (id !== null)
    return <pages.TournamentPage key={id} id={id} gameName={gameName} digest={(of) => <Digest tournament={of} />} />;
  return (
    <>
      <pages.TournamentsPage
        gameName={gameName}
        picture={(game, of) => <TablePicture table={{ game, id: of }} class="cup-picture" />}
        onCreate={() => setCreating(true)}
      />
      {creating && (
        <pages.CreateTournament onMade={(made) => navigate(`/tournament/${made}`)} onClose={() => setCreating(false)} />
      )}
    </>
  );
}

/** What its players have agreed to play with, as the game says it. */
function Digest({ tournament: { game, seats, options } }: { readonly tournament: Tournament }) {
  const form = useOptionsForm(game);
  return form ? <form.Digest players={seats} options={options} /> : null;
}

async function fetchPages() {
  const [pages, { tournamentWords }, { timeWords }] = await Promise.all([
    import("./tournament-pages.ts"),
    import("../tournaments/words.ts"),
    import("../time/words.ts"),
  ]);
  await Promise.all([tournamentWords.open(), timeWords.open()]);
  return pages;
}

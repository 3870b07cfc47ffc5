import { t } from "../i18n/index.ts";
import { useFetched } from "../ui/fetched.ts";
import { Notice } from "../ui/Notice.tsx";
import { coverOf, useLobbyOfGames } from "./covers.ts";
import { gameName, plugOf } from "./plugs.ts";
import { TablePicture } from "./TablePicture.tsx";

/** The pages of one's account, once they are fetched: the lobby does not wait for them. */
export function AccountPlace({ address }: { readonly address: string }) {
  const pages = useFetched(fetchPages);
  useLobbyOfGames();
  if (!pages) return <Notice>{t.value.line.connecting}</Notice>;
  const { AccountPages } = pages;
  return (
    <AccountPages
      address={address}
      gameName={gameName}
      sideName={(game, side) => plugOf(game)?.words.ifHere?.sides?.[side] ?? side}
      rounds={(game, n) => plugOf(game)?.words.ifHere?.rounds?.(n)}
      picture={(game, id) => <TablePicture table={{ game, id }} class="acc-picture" />}
      sign={(game, seat, side) => {
        const cover = coverOf(game);
        return cover?.Sign && <cover.Sign seat={seat} side={side} />;
      }}
    />
  );
}

async function fetchPages() {
  const pages = await import("../account/AccountPages.tsx");
  await pages.openWords();
  return pages;
}

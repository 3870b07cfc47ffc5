import { t } from "../i18n/index.ts";
import { useFetched } from "../ui/fetched.ts";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { Logo } from "../ui/Logo.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useLobbyOfGames } from "./covers.ts";
import { gameName } from "./plugs.ts";
import { TablePicture } from "./TablePicture.tsx";

/** The page of one's account, once it is fetched: the lobby does not wait for it. */
export function AccountPlace() {
  const page = useFetched(fetchPage);
  useLobbyOfGames();
  if (!page) return <Notice>{t.value.line.connecting}</Notice>;
  const { AccountPage } = page;
  return (
    <AccountPage
      logo={<Logo size={40} />}
      tools={<LanguageSwitch />}
      gameName={gameName}
      picture={(game, id) => <TablePicture table={{ game, id }} class="acc-picture" />}
    />
  );
}

async function fetchPage() {
  const [page, { accountWords }] = await Promise.all([
    import("../account/AccountPage.tsx"),
    import("../account/words.ts"),
  ]);
  await accountWords.open();
  return page;
}

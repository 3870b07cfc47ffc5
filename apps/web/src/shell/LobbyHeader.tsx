import { useState } from "preact/hooks";
import { Link } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { PreferencesButton } from "../preferences/PreferencesButton.tsx";
import { me, rename } from "../store/session.ts";
import { useFetched } from "../ui/fetched.ts";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { Logo } from "../ui/Logo.tsx";
import { plugs } from "./plugs.ts";

export function LobbyHeader() {
  const ruled = plugs.value.find(({ rules }) => rules !== null);
  return (
    <header class="lobby-top">
      <Link class="lobby-brand disp" href="/" aria-label={t.value.brand.home}>
        <Logo size={40} />
        PARAVENT
      </Link>
      <nav aria-label={t.value.nav.main}>
        <Link href="/" aria-current="page">
          {t.value.nav.play}
        </Link>
        <a href="#mine">{t.value.nav.games}</a>
        {plugs.value.some(({ lessons }) => lessons !== null) && <Link href="/learn">{t.value.nav.learn}</Link>}
        {ruled && <Link href={`/rules/${ruled.id}`}>{t.value.nav.rules}</Link>}
        <Link href="/tournaments">{t.value.nav.tournaments}</Link>
        <Link href="/leaders">{t.value.nav.leaders}</Link>
      </nav>
      <LanguageSwitch />
      <PreferencesButton look="lobby-tool" />
      <Guest />
      <Link class="lobby-account" href="/account" aria-label={t.value.nav.account}>
        <Avatar />
      </Link>
    </header>
  );
}

/** The picture the reader has chosen, once it is fetched; until then, and for a guest, the first letter of their name. */
function Avatar() {
  const portrait = me.value?.portrait;
  const drawn = useFetched(portrait ? fetchPortraits : null);
  return (
    <span class="lobby-avatar" aria-hidden="true">
      {drawn && portrait ? (
        <drawn.PortraitPicture of={portrait} />
      ) : (
        (me.value?.name ?? t.value.lobby.guest).slice(0, 1).toUpperCase()
      )}
    </span>
  );
}

const fetchPortraits = () => import("../ui/portraits/PortraitPicture.tsx");

/** The guest's name, which can be changed in place. */
function Guest() {
  const [draft, setDraft] = useState<string | null>(null);
  const name = me.value?.name ?? t.value.lobby.guest;
  if (draft === null)
    return (
      <button class="lobby-me" type="button" title={t.value.lobby.rename} onClick={() => setDraft(name)}>
        <b>{name}</b>
      </button>
    );
  const keep = (event: Event) => {
    event.preventDefault();
    const wanted = draft.trim();
    setDraft(null);
    if (wanted) rename(wanted).catch(() => undefined);
  };
  return (
    <form class="lobby-me" onSubmit={keep}>
      <input
        aria-label={t.value.lobby.name}
        maxLength={24}
        value={draft}
        ref={(input) => input?.focus()}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && setDraft(null)}
      />
      <button type="submit">{t.value.lobby.keep}</button>
    </form>
  );
}

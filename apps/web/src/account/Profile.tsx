import { type AccountSummary, PORTRAITS, type Portrait } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { language } from "../i18n/language.ts";
import { choosePortrait } from "../net/account.ts";
import { me, rename } from "../store/session.ts";
import { PortraitPicture } from "../ui/portraits/PortraitPicture.tsx";
import { Asking, filledIn, NameField } from "./Asking.tsx";
import { accountFault } from "./fault.ts";
import { accountWords } from "./words.ts";

/** What a guest looks like, and whoever has not chosen yet. */
const FIRST: Portrait = "screen";

/** So many to choose from stand there before somebody asks for all. */
const SOME = 8;

/** A few of the pictures, the chosen one among them. */
function someOf(chosen: Portrait | null): readonly Portrait[] {
  const first = PORTRAITS.slice(0, SOME);
  return chosen === null || first.includes(chosen) ? first : [chosen, ...first.slice(0, SOME - 1)];
}

/** Who one is to others: picture and name. */
export function Profile({ account }: { readonly account: AccountSummary | null }) {
  const words = accountWords.value;
  const [fault, setFault] = useState<string | null>(null);
  const [isAll, setIsAll] = useState(false);
  const chosen = me.value?.portrait ?? null;
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "long" });
  const choose = (portrait: Portrait) =>
    choosePortrait(portrait).then(
      (now) => {
        me.value = now;
      },
      (reason: unknown) => setFault(accountFault(reason)),
    );
  return (
    <section class="acc-card acc-profile">
      <div class="acc-who">
        <PortraitPicture of={chosen ?? FIRST} />
        <div>
          <h2 class="disp">{me.value?.name}</h2>
          <p class="acc-quiet">{account ? words.since(date.format(account.createdAt)) : words.guest}</p>
          {account && <p class="acc-quiet">{words.login(account.login)}</p>}
        </div>
      </div>
      {account && (
        <>
          <fieldset class="acc-portraits">
            <legend>{words.portrait}</legend>
            {(isAll ? PORTRAITS : someOf(chosen)).map((portrait) => (
              <button
                key={portrait}
                type="button"
                aria-label={words.portraits[portrait]}
                aria-pressed={portrait === chosen}
                onClick={() => choose(portrait)}
              >
                <PortraitPicture of={portrait} />
              </button>
            ))}
          </fieldset>
          <button type="button" class="acc-more" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? words.fewerPortraits : words.allPortraits(PORTRAITS.length)}
          </button>
        </>
      )}
      {fault && <p role="alert">{fault}</p>}
      <Asking
        title={words.displayName}
        button={words.save}
        onSend={async (filled) => {
          await rename(filledIn(filled, "name"));
          return null;
        }}
      >
        <NameField label={words.name} autoComplete="nickname" value={me.value?.name ?? ""} />
      </Asking>
    </section>
  );
}

import type { TableSummary } from "@paravent/protocol";
import { useState } from "preact/hooks";
import { Link } from "wouter-preact";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { type SaidNo, saidNo } from "../net/said-no.ts";
import { takeSeat } from "../store/chance.ts";
import { followTable } from "../store/link.ts";
import { faultText } from "../ui/faults.ts";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { Logo } from "../ui/Logo.tsx";
import { linkTo } from "./invitation.ts";
import { useOptionsForm } from "./options-form.ts";
import "./waiting-room.css";

/** The table in the dark: its seats, and the link that brings people to them. */
export function WaitingRoom({ table }: { table: TableSummary }) {
  const { room } = t.value;
  const form = useOptionsForm(table.game);
  const [copied, setCopied] = useState(false);
  const [fault, setFault] = useState<SaidNo | null>(null);
  const link = linkTo(table);

  const take = () =>
    takeSeat(table)
      .then(({ id }) => followTable(id))
      .catch((reason: unknown) => setFault(saidNo(reason)));
  const copy = (field: HTMLInputElement | null) => {
    field?.select();
    // Plain HTTP has no clipboard API; the field stays selected for the player's own copy.
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  let field: HTMLInputElement | null = null;

  return (
    <main class="room">
      <header>
        <Link href="/" aria-label={t.value.brand.home}>
          <Logo size={40} />
        </Link>
        <h1 class="disp">{table.name}</h1>
        <LanguageSwitch />
      </header>
      <p role="status">
        {room.title}. {room.startsAlone}
      </p>
      {table.pack && <p class="room-pack">{t.value.packs.playedWith(table.pack.name[language.value])}</p>}
      {form && <form.Digest players={table.seats.length} options={table.options} />}
      <ol class="room-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat} class={seat.kind}>
            <b>{seat.name ?? room.open}</b>
            <small>{seat.kind === "bot" || seat.program ? room.bot : ""}</small>
          </li>
        ))}
      </ol>
      {table.commitment && (
        <p class="room-commitment">
          {room.commitment} <code>{table.commitment}</code>
        </p>
      )}
      {fault && <p role="alert">{faultText(fault)}</p>}
      {table.you === null ? (
        <button type="button" class="call-main room-call" onClick={take}>
          {room.take}
        </button>
      ) : (
        <div class="room-invite">
          <label for="invite">{room.invite}</label>
          <input
            id="invite"
            readOnly
            value={link}
            ref={(input) => {
              field = input;
            }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" class="call-main" onClick={() => copy(field)}>
            {copied ? room.copied : room.copy}
          </button>
        </div>
      )}
    </main>
  );
}

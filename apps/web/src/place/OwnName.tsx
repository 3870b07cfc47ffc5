import { useState } from "preact/hooks";
import { type SaidNo, saidNo } from "../net/said-no.ts";
import { me, rename } from "../store/session.ts";
import { faultText } from "../ui/faults.ts";
import { placeWords } from "./words.ts";

/** A name is enough to sit down. It is kept as soon as the field is left. */
export function OwnName({ isBrief = false }: { readonly isBrief?: boolean }) {
  const words = placeWords.value;
  const [fault, setFault] = useState<SaidNo | null>(null);
  const keep = (wished: string) => {
    const name = wished.trim();
    if (name === "" || name === me.peek()?.name) return;
    rename(name)
      .then(() => setFault(null))
      .catch((reason: unknown) => setFault(saidNo(reason)));
  };
  return (
    <label class={isBrief ? "place-name brief" : "place-name"}>
      <span>{words.name}</span>
      <input
        maxLength={24}
        defaultValue={me.value?.name ?? ""}
        autocomplete="nickname"
        onChange={(event) => keep(event.currentTarget.value)}
      />
      {!isBrief && !me.value?.hasAccount && <small>{words.noAccount}</small>}
      {fault && <span role="alert">{faultText(fault)}</span>}
    </label>
  );
}

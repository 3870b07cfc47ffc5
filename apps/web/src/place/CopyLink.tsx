import { useRef, useState } from "preact/hooks";
import { placeWords } from "./words.ts";

/** The link that brings people to the table. */
export function CopyLink({ link }: { readonly link: string }) {
  const words = placeWords.value;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    field.current?.select();
    // Plain HTTP has no clipboard API; the field stays selected for the player's own copy.
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div class="place-link">
      <label for="invite">{words.invite}</label>
      <input id="invite" ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="place-call call-main" onClick={copy}>
        {copied ? words.copied : words.copy}
      </button>
    </div>
  );
}

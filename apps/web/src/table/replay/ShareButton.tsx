import { t } from "../../i18n/index.ts";
import { useBriefly } from "./brief.ts";

/** Hands the address of this page on: by the device's own way to share where it has one, else by copying it. */
export function ShareButton({ label, text }: { label: string; text: string | null }) {
  const { replay } = t.value;
  const [done, setDone] = useBriefly<"copied" | "failed">();
  const share = async () => {
    const { href: url } = location;
    if (typeof navigator.share === "function") {
      // Who thinks better of it has shared nothing, and that is no fault.
      await navigator.share(text === null ? { url } : { url, text }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(text === null ? url : `${text} ${url}`).then(
      () => setDone("copied"),
      () => setDone("failed"),
    );
  };
  return (
    <button
      type="button"
      class="rp-share"
      data-share
      aria-label={done === null ? label : replay[done]}
      onClick={() => void share()}
    >
      <span role="status">{done === null ? label : replay[done]}</span>
    </button>
  );
}

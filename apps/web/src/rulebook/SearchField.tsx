import { useEffect, useRef } from "preact/hooks";
import { rulebookWords } from "./words.ts";

interface Props {
  readonly wanted: string;
  onWant(wanted: string): void;
  /** Opens the first result. */
  onEnter(): void;
}

/** Where one types what one looks for: the key / leads here, the arrow down to the results, Escape away. */
export function SearchField({ wanted, onWant, onEnter }: Props) {
  const words = rulebookWords.value;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const come = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.target === field.current || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", come);
    return () => removeEventListener("keydown", come);
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && wanted !== "") {
      event.preventDefault();
      onWant("");
    } else if (event.key === "Enter") onEnter();
    else if (event.key === "ArrowDown") {
      event.preventDefault();
      document.querySelector<HTMLElement>(".rb-results a")?.focus();
    }
  };
  return (
    <search class="rb-search">
      <input
        ref={field}
        type="search"
        aria-label={words.search}
        aria-keyshortcuts="/"
        placeholder={words.search}
        value={wanted}
        onInput={(event) => onWant(event.currentTarget.value)}
        onKeyDown={press}
      />
      <kbd>/</kbd>
    </search>
  );
}

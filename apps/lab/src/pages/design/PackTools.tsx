import { useState } from "preact/hooks";
import { learnGames } from "../store/known.ts";
import { ask } from "../store/net.ts";
import { t } from "../words/index.ts";

interface Props {
  readonly game: string;
  readonly name: string;
  readonly title: string;
  onOpen(name: string): void;
}

/** What can be done with a whole pack. */
export function PackTools({ game, name, title, onOpen }: Props) {
  const [isAsked, setAsked] = useState(false);
  const query = new URLSearchParams({ game, name });
  const drop = async (): Promise<void> => {
    await ask("DELETE", `/api/pack?${query}`);
    setAsked(false);
    await learnGames();
    onOpen("");
  };
  const say = t.value.design;
  return (
    <nav class="lab-links" aria-label={title}>
      <a href={`/api/pack/export.zip?${query}`}>{say.export}</a>
      {name !== "" && (
        <button
          class="lab-link"
          type="button"
          onClick={() => (isAsked ? void drop() : setAsked(true))}
          onBlur={() => setAsked(false)}
        >
          {isAsked ? say.dropSure : say.drop}
        </button>
      )}
    </nav>
  );
}

/** A name for a folder out of a title. */
export const folderName = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);

import type { TableSummary } from "@paravent/protocol";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { type Filters, PACES } from "./filters.ts";
import { plugs } from "./plugs.ts";

interface Props {
  readonly filters: Filters;
  onFilter(filters: Filters): void;
}

/** Which of the open tables are shown. */
export function TableFilters({ filters, onFilter }: Props) {
  const { filters: words } = t.value.lobby;
  const all = { value: "", name: words.any };
  const choose = (change: Partial<Filters>) => onFilter({ ...filters, ...change });
  return (
    <div class="open-filters">
      <Filter
        label={words.game}
        value={filters.game}
        options={[all, ...plugs.value.map(({ id, name }) => ({ value: id, name: name[language.value] }))]}
        onChoose={(game) => choose({ game })}
      />
      <Filter
        label={words.pace}
        value={filters.pace}
        options={[all, ...PACES.map((pace) => ({ value: pace, name: words.paces[pace] }))]}
        onChoose={(pace) => choose({ pace: pace as Filters["pace"] })}
      />
      <Filter
        label={words.language}
        value={filters.language}
        options={[all, ...LANGUAGES.map((each) => ({ value: each, name: t.value.language[each] }))]}
        onChoose={(each) => choose({ language: each as Filters["language"] })}
      />
      <Filter
        label={words.free}
        value={String(filters.free)}
        options={[1, 2, 3].map((n) => ({ value: String(n), name: words.atLeast(n) }))}
        onChoose={(free) => choose({ free: Number(free) })}
      />
    </div>
  );
}

const LANGUAGES: readonly TableSummary["language"][] = ["fr", "en"];

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  onChoose(value: string): void;
}

function Filter({ label, value, options, onChoose }: FilterProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

import type { PeopleReport } from "../../people/people.ts";
import { t } from "../words/index.ts";

interface Props {
  readonly people: PeopleReport;
  readonly isShown: boolean;
  onShow(isShown: boolean): void;
}

/** Which games of people are shown beside those of bots, and which are not. */
export function PeopleNote({ people, isShown, onShow }: Props) {
  const say = t.value.report;
  return (
    <div class="lab-people-note">
      <label>
        <input
          type="checkbox"
          checked={isShown && people.games > 0}
          disabled={people.games === 0}
          onChange={({ currentTarget }) => onShow(currentTarget.checked)}
        />
        {say.showPeople}
      </label>
      <p class="lab-note">{say.peopleText(people.games, people.withBots, people.parted)}</p>
    </div>
  );
}

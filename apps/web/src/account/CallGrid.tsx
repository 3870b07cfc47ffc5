import {
  CALL_EVENTS,
  CALL_WAYS,
  type CallEvent,
  type CallSettings,
  type CallWay,
  canCall,
  wayOf,
  waysFor,
} from "@paravent/protocol";
import { setHabits } from "../net/calls.ts";
import { Switch } from "./Channel.tsx";
import { callWords } from "./call-words.ts";

/** What the tab itself shows, by its title and icon. */
const HERE: readonly CallEvent[] = ["turn", "live", "late"];

interface Props {
  readonly settings: CallSettings;
  run(done: Promise<CallSettings>): void;
}

/** What the reader is called for, and in which way: a line each, a column for each way this server has. */
export function CallGrid({ settings, run }: Props) {
  const { grid, here } = callWords.value;
  const { habits, channels, hasMail, hasWebhooks } = settings;
  const has = { push: true, mail: hasMail, webhook: hasWebhooks };
  const ways = CALL_WAYS.filter((way) => has[way]);
  // A way that nobody has set up calls for nothing; what was chosen for it is kept.
  const isSetUp = (way: CallWay) => channels.some(({ kind, isConfirmed }) => wayOf(kind) === way && isConfirmed);
  const choose = (event: CallEvent, way: CallWay, isOn: boolean) => {
    const others = waysFor(event, habits).filter((one) => one !== way);
    const wanted = { ...habits.wanted, [event]: isOn ? [...others, way] : others };
    run(setHabits({ ...habits, wanted }));
  };
  return (
    <table class="calls-grid">
      <thead>
        <tr>
          <th scope="col">{grid.when}</th>
          <th scope="col" class="calls-here">
            {here}
          </th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {grid.ways[way]}
              {!isSetUp(way) && <small>{grid.notSetUp}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CALL_EVENTS.map((event) => (
          <tr key={event}>
            <th scope="row">
              {grid.events[event].name} <small>{grid.events[event].text}</small>
            </th>
            <td class="calls-here">{HERE.includes(event) ? "✓" : "–"}</td>
            {ways.map((way) => (
              <td key={way}>
                <Switch
                  label={`${grid.events[event].name} (${grid.events[event].text}): ${grid.ways[way]}`}
                  isOn={waysFor(event, habits).includes(way)}
                  isShut={!isSetUp(way) || !canCall(event, way)}
                  onChange={(isOn) => choose(event, way, isOn)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

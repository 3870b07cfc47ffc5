import type { TableView } from "@paravent/kernel";
import { LENSES, type Moment } from "@paravent/protocol";
import { useEffect, useState } from "preact/hooks";
import { readMoment } from "../../net/rest.ts";
import type { SideBySideProps } from "../../plug/plug.ts";
import { moment } from "../../store/moment.ts";
import { lens, lenses, replaySigns } from "../../store/replay.ts";
import { table } from "../../store/table.ts";
import { useFetched } from "../../ui/fetched.ts";

/** The same hidden things of the move in sight through every lens there is, where the game compares them. */
export function SideBySide() {
  const Compared = useFetched(replaySigns.value.sideBySide ?? null);
  const through = useEveryLens();
  return Compared && through ? <Compared through={through} /> : null;
}

/** While one leafs on, the move is not fetched through the other lenses. */
const REST_MS = 250;

/** The move in sight through every lens; null until all of them are here. */
function useEveryLens(): SideBySideProps["through"] | null {
  const [views, setViews] = useState<SideBySideProps["through"] | null>(null);
  const [id, now, own] = [table.value?.id, moment.value, lens.value];
  const names = LENSES.filter((one) => lenses.value.includes(one));
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      if (id === undefined || now === null || names.length < 2) return;
      const all = names.map(async (one) => ({
        lens: one,
        view: viewOf(one === own ? now : await readMoment(id, now.at, one)),
      }));
      // Without them the move is looked at through one lens.
      const found = await Promise.all(all).catch(() => null);
      if (!isGone) setViews(found);
    };
    const timer = setTimeout(read, REST_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id, now, own, names.join()]);
  return views;
}

// The server built it with the same kernel types as every other view.
const viewOf = ({ view }: Moment): TableView<unknown> => view as unknown as TableView<unknown>;

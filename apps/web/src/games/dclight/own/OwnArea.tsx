import { memo } from "../../../ui/memo.ts";
import { Holdings } from "./Holdings.tsx";
import { TopPanel } from "./TopPanel.tsx";
import "./own.css";

/** Beside the city: sector cards or the answer being prepared, and under them buildings and hand. */
export const OwnArea = memo(Area);

function Area() {
  return (
    <div class="dc-own">
      <TopPanel />
      <Holdings />
    </div>
  );
}

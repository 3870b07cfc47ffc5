import { Holdings } from "./Holdings.tsx";
import { TopPanel } from "./TopPanel.tsx";
import "./own.css";

/** Beside the city: sector cards or the answer being prepared, and under them buildings and hand. */
export function OwnArea() {
  return (
    <div class="dc-own">
      <TopPanel />
      <Holdings />
    </div>
  );
}

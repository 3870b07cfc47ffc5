/** The four leaves of the sheet of politics. */
export { InformTab } from "./InformTab.tsx";
export { Notebook } from "./Notebook.tsx";
export { OathTab } from "./OathTab.tsx";
export { TradeTab } from "./TradeTab.tsx";

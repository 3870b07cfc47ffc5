import { ofTable } from "../../../store/of-table.ts";

export const settingsOpen = ofTable(false);

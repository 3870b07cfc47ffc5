import { installedPacks } from "@paravent/content";
import type { Pack } from "./pack.ts";

export const { installPack, packOf } = installedPacks<Pack>();

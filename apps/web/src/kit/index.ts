/** What other pages of Paravent are made from: the looks of the shell, its words, and what games draw and say. */
import "../styles/fonts.ts";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/forced-colors.css";
import "../ui/language.css";

export { spaced } from "../i18n/grammar/spaced.ts";
export { language, switchTo } from "../i18n/language.ts";
export type { Plug } from "../plug/plug.ts";
export type { MadeItem, PackPages, Rulebook, Sheets } from "../plug/rulebook.ts";
export { plugOf } from "../shell/plugs.ts";
export { Logo } from "../ui/Logo.tsx";

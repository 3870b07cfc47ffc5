import type { TableStatus } from "../store/store.ts";
import { WORDS } from "./admin-words.ts";

/** What whoever runs the server is told: sums alone. */
export interface AdminFigures {
  readonly tables: Readonly<Record<TableStatus, number>>;
  /** Reports that nobody has decided about. */
  readonly undecided: number;
  readonly isReady: boolean;
  readonly inMemory: number;
  readonly sockets: number;
  readonly megabytes: number;
  readonly hours: number;
}

type Row = readonly [what: string, value: number | string, warns?: boolean];

/** The page itself. Nothing in it comes from outside, so nothing needs to be escaped. */
export function adminPage(language: "en" | "fr", figures: AdminFigures, looks: readonly string[]): string {
  const words = WORDS[language];
  const { tables } = figures;
  const count = new Intl.NumberFormat(language);
  const hours = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const said = (value: number | string): string => (typeof value === "number" ? count.format(value) : value);
  const row = ([what, value, warns]: Row): string =>
    `<div><dt>${what}</dt><dd${warns ? ' class="warns"' : ""}>${said(value)}</dd></div>`;
  const section = (name: string, inside: string): string => `<section><h2 class="disp">${name}</h2>${inside}</section>`;
  const listed = (...rows: Row[]): string => `<dl>${rows.map(row).join("")}</dl>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark">',
    `<title>Paravent · ${words.title}</title><link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    ...looks.map((href) => `<link rel="stylesheet" href="${href}">`),
    `</head><body><header><a class="disp" href="/">PARAVENT</a><h1 class="disp">${words.title}</h1></header><main>`,
    section(
      words.tables,
      listed([words.open, tables.open], [words.running, tables.running], [words.over, tables.over]),
    ),
    section(
      words.load,
      listed(
        [words.ready, figures.isReady ? words.yes : words.no, !figures.isReady],
        [words.memory, figures.inMemory],
        [words.sockets, figures.sockets],
        [words.heap, figures.megabytes],
        [words.hours, hours.format(figures.hours)],
      ),
    ),
    section(words.reports, listed([words.undecided, figures.undecided])),
    section(words.backups, `<p><a href="/admin/backup">${words.download}</a></p><p>${words.safe}</p>`),
    "</main></body></html>",
  ].join("");
}

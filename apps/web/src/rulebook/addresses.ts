/** Pages of a rulebook that are no chapters. */
export const LAW = "law";
export const BOOKLET = "booklet";
export const GALLERY = "gallery";

/** Where the pages of one rulebook are. */
export interface Addresses {
  chapter(name: string, anchor?: string): string;
  rule(id: string): string;
  readonly law: string;
  readonly booklet: string;
  readonly gallery: string;
}

export function addressesOf(game: string): Addresses {
  const home = `/rules/${game}`;
  return {
    chapter: (name, anchor) => `${home}/${name}${anchor === undefined ? "" : `#${anchor}`}`,
    rule: (id) => `${home}/${LAW}#${id}`,
    law: `${home}/${LAW}`,
    booklet: `${home}/${BOOKLET}`,
    gallery: `${home}/${GALLERY}`,
  };
}

/** Anchors of blocks are their places: the same in every language. */
export const blockAnchor = (at: number): string => `p${at + 1}`;
export const itemAnchor = (list: string, item: string): string => `${list}-${item}`;

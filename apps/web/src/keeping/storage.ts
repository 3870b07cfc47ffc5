/** A place where texts are kept under names. */
interface Shelf {
  read(name: string): string | null;
  write(name: string, text: string): void;
  forget(name: string): void;
}

/**
 * Browsers may refuse to keep anything, by a setting of theirs or for want of room: what is written then lasts as long as
 * the page, and nobody who writes or reads has to think of it.
 */
function shelf(storage: () => Storage): Shelf {
  /** What could not be kept, by its name; null where something could not be forgotten. */
  const refused = new Map<string, string | null>();
  const change = (name: string, text: string | null): void => {
    try {
      if (text === null) storage().removeItem(name);
      else storage().setItem(name, text);
      refused.delete(name);
    } catch {
      refused.set(name, text);
    }
  };
  return {
    read(name) {
      const said = refused.get(name);
      if (said !== undefined) return said;
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write: change,
    forget: (name) => change(name, null),
  };
}

/** Kept in this browser between visits. */
export const inBrowser = shelf(() => localStorage);

/** Kept in this tab until it is closed. */
export const inTab = shelf(() => sessionStorage);

/** A list kept in this browser; what is stored there and no list counts as none. */
export function listInBrowser(name: string): unknown[] {
  try {
    const found: unknown = JSON.parse(inBrowser.read(name) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

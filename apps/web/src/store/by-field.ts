import { computed, type ReadonlySignal } from "@preact/signals";

/**
 * Something whose fields are read one by one: whoever reads a field of it is drawn anew when that one changes, and not
 * when another does. It stays the same object as long as it has the same fields.
 */
export function byField<T extends object>(whole: ReadonlySignal<T | null>): ReadonlySignal<T | null> {
  const names = computed(() => whole.value && Object.keys(whole.value).join());
  return computed(() => (names.value === null ? null : fieldsOf(whole, names.value.split(",") as (keyof T)[])));
}

function fieldsOf<T extends object>(whole: ReadonlySignal<T | null>, names: readonly (keyof T)[]): T {
  // Once it is gone, who still looks at it sees what it was last.
  let last = whole.peek();
  const now = computed(() => (last = whole.value ?? last));
  const fields = {} as T;
  for (const name of names) {
    const field = computed(() => now.value?.[name]);
    Object.defineProperty(fields, name, { enumerable: true, get: () => field.value });
  }
  return fields;
}

/**
 * A new list of what is made of each entry; like `map`, but for lists kept in a state. What `map` returns is laid out in
 * one way before the code around it has been compiled and in another after: once setting up had been compiled, some ten
 * thousand games on, all code that reads such a list was thrown away and compiled anew.
 */
export function mapped<A, B>(list: readonly A[], make: (entry: A, at: number) => B): B[] {
  const made: B[] = [];
  for (let i = 0; i < list.length; i++) made.push(make(list[i]!, i));
  return made;
}

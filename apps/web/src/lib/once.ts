/** Puts making something off until it is first asked for, and keeps it. In: how to make it. Out: a function that gives it. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

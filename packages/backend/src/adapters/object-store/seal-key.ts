/** A key that can write and read (`AGE-SECRET-KEY-1…`), or only write (`age1…`). */
export const isSealKey = (key: string): boolean =>
  /^(?:AGE-SECRET-KEY-1[0-9A-Z]{58}|age1[0-9a-z]{58})$/.test(key);

/** Reads what the browser keeps under `key`; null where there is nothing, or where storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

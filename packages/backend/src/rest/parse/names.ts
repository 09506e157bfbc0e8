import { Cursor } from './cursor.ts';
import { parseName } from './field.ts';

/** A comma-separated list of column names, `columns="a","b"` or `on_conflict=a,b`. Errors: PGRST100. */
export function parseNames(what: string, text: string): string[] {
  const cursor = new Cursor(what, text);
  const names: string[] = [];
  do {
    names.push(parseName(cursor));
  } while (cursor.accept(','));
  cursor.expectEnd();
  return [...new Set(names)];
}

type Argument = string | number | boolean | readonly string[] | null | undefined;

/**
 * Address of a data API function called by GET, so that its answer can be cached.
 * In: the function's name and arguments; null, undefined, empty texts and empty lists are left to the function's defaults. A list
 * becomes an array literal of PostgreSQL. Out: a path below the API's origin.
 */
export function rpcPath(name: string, args: Record<string, Argument>, select?: string): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(args)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'object') {
      if (value.length > 0) query.set(key, `{${value.map(quoteElement).join(',')}}`);
    } else {
      query.set(key, String(value));
    }
  }
  if (select !== undefined) query.set('select', select);
  const text = query.toString();
  return `/rest/v1/rpc/${name}${text === '' ? '' : `?${text}`}`;
}

function quoteElement(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

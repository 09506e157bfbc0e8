/** Path and query as PostgREST writes them: by name, the values of one name together, all but letters and digits encoded. */
export function locate(name: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('apikey');
  params.sort();
  const values = new Map<string, string[]>();
  for (const [key, value] of params) values.set(key, [...(values.get(key) ?? []), encodeInLocation(value)]);
  const query = [...values].map(([key, given]) => `${encodeInLocation(key)}=${given.join(',')}`).join('&');
  // A header takes what a line of text may hold.
  const path = /^[\x20-\x7e]*$/.test(name) ? name : encodeURIComponent(name);
  return query === '' ? `/${path}` : `/${path}?${query}`;
}

/** A name or value as it stands in such an address. */
export const encodeInLocation = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

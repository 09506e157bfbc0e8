const entry = /^\s*(\S.*?)\s*\.{3,}\s*(\d+)\s*$/;
/** A heading may go on in the next line, so its beginning is looked for. */
const known = 24;

/**
 * Compares the contents of a document with where its headings stand.
 * In: the text of each page. Page 1 is the one on which the first chapter begins, as in a proposal; where the contents
 * name another page for it, all pages are counted from the first.
 * @returns a line for each entry that names another page, and one for a document without contents
 */
export function checkContents(pages: readonly string[]): string[] {
  const lines = pages.map((page) => page.split('\n'));
  const at = lines.findIndex((page) => page.some((line) => entry.test(line)));
  const entries = (lines[at] ?? []).flatMap((line) => {
    const [, name = '', number = ''] = entry.exec(line) ?? [];
    return name === '' ? [] : [{ name, page: Number(number) }];
  });
  const [first] = entries;
  if (first === undefined) return ['no contents'];
  const pageOf = (name: string) =>
    lines.findIndex(
      (page, index) => index > at && page.some((line) => line.trim().startsWith(name.slice(0, known))),
    );
  const before = first.page === 1 ? pageOf(first.name) - 1 : -1;
  return entries.flatMap(({ name, page }) => {
    const found = pageOf(name);
    if (found === -1) return [`"${name}" of the contents stands on no page`];
    return found - before === page
      ? []
      : [`"${name}" stands on page ${found - before}, the contents say ${page}`];
  });
}

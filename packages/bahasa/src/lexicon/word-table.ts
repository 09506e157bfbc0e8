/** Words with a value each, spread over drawers: `word=value;word=value`, without '=' where there is nothing to say of a word. */
export type Drawers = readonly string[];

/** What a table of words answers; a `Map` of them does, too. */
export type Words<Value> = { get(word: string): Value | undefined; has(word: string): boolean };

/** The drawer that a word is in. It need not spread well, only fast: most words that are asked for are in none. */
function drawerOf(word: string, drawers: number): number {
  const { length } = word;
  const letters =
    word.charCodeAt(0) * 31 + word.charCodeAt(length >> 1) * 127 + word.charCodeAt(length - 1) * 7;
  return (letters + length * 61) & (drawers - 1);
}

/**
 * Words that are read drawer by drawer as they are asked for: a text meets few of ten thousand, and reading all of them is most of
 * what loading the lexicon would cost.
 */
export class WordTable<Value> implements Words<Value> {
  private readonly found = new Map<string, Value>();
  private readonly isOpen: Uint8Array;
  private readonly drawers: Drawers;
  private readonly read: (value: string) => Value;

  /**
   * @param drawers as `toDrawers` made them
   * @param read a word's value from its text, '' where it has none
   */
  constructor(drawers: Drawers, read: (value: string) => Value) {
    this.drawers = drawers;
    this.read = read;
    this.isOpen = new Uint8Array(drawers.length);
  }

  get(word: string): Value | undefined {
    const drawer = drawerOf(word, this.isOpen.length);
    if (this.isOpen[drawer] === 0) this.open(drawer);
    return this.found.get(word);
  }

  has(word: string): boolean {
    const drawer = drawerOf(word, this.isOpen.length);
    if (this.isOpen[drawer] === 0) this.open(drawer);
    return this.found.has(word);
  }

  /** Every word with its value, drawer by drawer. */
  entries(): ReadonlyMap<string, Value> {
    for (let drawer = 0; drawer < this.isOpen.length; drawer++)
      if (this.isOpen[drawer] === 0) this.open(drawer);
    return this.found;
  }

  private open(drawer: number): void {
    this.isOpen[drawer] = 1;
    const text = this.drawers[drawer];
    if (text === undefined || text === '') return;
    for (const entry of text.split(';')) {
      const end = entry.indexOf('=');
      if (end < 0) this.found.set(entry, this.read(''));
      else this.found.set(entry.slice(0, end), this.read(entry.slice(end + 1)));
    }
  }
}

const wordsInDrawer = 8;

/**
 * Words in drawers.
 * @param words each once, with its value as text
 * @throws Error when a word or value has a sign that separates them
 */
export function toDrawers(words: Iterable<readonly [word: string, value: string]>): string[] {
  const entries = [...words];
  const count = 2 ** Math.ceil(Math.log2(Math.max(1, entries.length / wordsInDrawer)));
  const drawers = Array.from({ length: count }, (): string[] => []);
  for (const [word, value] of entries) {
    if (/[=;]/.test(word) || value.includes(';')) throw new Error(`'${word}' cannot be kept in a drawer.`);
    drawers[drawerOf(word, count)]?.push(value === '' ? word : `${word}=${value}`);
  }
  return drawers.map((drawer) => drawer.join(';'));
}

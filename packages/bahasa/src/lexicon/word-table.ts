/** Words with a value each, spread over buckets: `word=value;word=value`, without '=' where there is nothing to say of a word. */
export type Buckets = readonly string[];

/** What a table of words answers; a `Map` of them does, too. */
export type Words<Value> = { get(word: string): Value | undefined; has(word: string): boolean };

/** The bucket that a word is in. It need not spread well, only fast: most words that are asked for are in none. */
function bucketOf(word: string, buckets: number): number {
  const { length } = word;
  const letters =
    word.charCodeAt(0) * 31 + word.charCodeAt(length >> 1) * 127 + word.charCodeAt(length - 1) * 7;
  return (letters + length * 61) & (buckets - 1);
}

/**
 * Words that are read bucket by bucket as they are asked for: a text meets few of ten thousand, and reading all of them is most of
 * what loading the lexicon would cost.
 */
export class WordTable<Value> implements Words<Value> {
  private readonly found = new Map<string, Value>();
  private readonly isOpen: Uint8Array;
  private readonly buckets: Buckets;
  private readonly read: (value: string) => Value;

  /**
   * @param buckets as `toBuckets` made them
   * @param read a word's value from its text, '' where it has none
   */
  constructor(buckets: Buckets, read: (value: string) => Value) {
    this.buckets = buckets;
    this.read = read;
    this.isOpen = new Uint8Array(buckets.length);
  }

  get(word: string): Value | undefined {
    const bucket = bucketOf(word, this.isOpen.length);
    if (this.isOpen[bucket] === 0) this.open(bucket);
    return this.found.get(word);
  }

  has(word: string): boolean {
    const bucket = bucketOf(word, this.isOpen.length);
    if (this.isOpen[bucket] === 0) this.open(bucket);
    return this.found.has(word);
  }

  /** Every word with its value, bucket by bucket. */
  entries(): ReadonlyMap<string, Value> {
    for (let bucket = 0; bucket < this.isOpen.length; bucket++)
      if (this.isOpen[bucket] === 0) this.open(bucket);
    return this.found;
  }

  private open(bucket: number): void {
    this.isOpen[bucket] = 1;
    const text = this.buckets[bucket];
    if (text === undefined || text === '') return;
    for (const entry of text.split(';')) {
      const end = entry.indexOf('=');
      if (end < 0) this.found.set(entry, this.read(''));
      else this.found.set(entry.slice(0, end), this.read(entry.slice(end + 1)));
    }
  }
}

const wordsInBucket = 8;

/**
 * Words in buckets.
 * @param words each once, with its value as text
 * @throws Error when a word or value has a sign that separates them
 */
export function toBuckets(words: Iterable<readonly [word: string, value: string]>): string[] {
  const entries = [...words];
  const count = 2 ** Math.ceil(Math.log2(Math.max(1, entries.length / wordsInBucket)));
  const buckets = Array.from({ length: count }, (): string[] => []);
  for (const [word, value] of entries) {
    if (/[=;]/.test(word) || value.includes(';')) throw new Error(`'${word}' cannot be kept in a bucket.`);
    buckets[bucketOf(word, count)]?.push(value === '' ? word : `${word}=${value}`);
  }
  return buckets.map((bucket) => bucket.join(';'));
}

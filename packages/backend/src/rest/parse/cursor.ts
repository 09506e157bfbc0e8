import { RestError } from '../rest-error.ts';

/** A position in one query parameter, with the error that PostgREST gives at that position. */
export class Cursor {
  readonly #what: string;
  readonly #text: string;
  readonly #before: number;
  #position = 0;

  /**
   * `what` names the parameter in the error: "filter", "select parameter", "order", "logic tree". `before` counts the
   * characters that stand before the text where PostgREST counts columns.
   */
  constructor(what: string, text: string, before = 0) {
    this.#what = what;
    this.#text = text;
    this.#before = before;
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#text.length;
  }

  startsWith(token: string): boolean {
    return this.#text.startsWith(token, this.#position);
  }

  /** Moves over the token when it comes next. */
  accept(token: string): boolean {
    if (!this.startsWith(token)) return false;
    this.#position += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.accept(token)) this.fail(JSON.stringify(token));
  }

  /** Takes what a sticky expression matches here, or null. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    if (found !== null) this.#position += found.length;
    return found;
  }

  rest(): string {
    const rest = this.#text.slice(this.#position);
    this.#position = this.#text.length;
    return rest;
  }

  /** Moves over the letters that the longest of these words has in common with what comes next, whatever their case. */
  skipCommonStart(words: readonly string[]): void {
    const next = this.#text.slice(this.#position).toLowerCase();
    const common = words.map((word) => {
      const differs = [...word].findIndex((letter, at) => letter !== next[at]);
      return differs < 0 ? word.length : differs;
    });
    this.#position += Math.max(0, ...common);
  }

  expectEnd(): void {
    if (!this.isAtEnd) this.fail('end of input');
  }

  /** The end of a list of terms, where another one might have followed, and what else might have. */
  expectEndOfList(alsoExpecting = ''): void {
    const next = this.#text[this.#position];
    if (next !== undefined)
      this.#refuse(`unexpected '${next}' expecting ${alsoExpecting}"," or end of input`);
  }

  fail(expecting: string): never {
    const next = this.#text[this.#position];
    const found = next === undefined ? 'end of input' : JSON.stringify(next);
    return this.#refuse(`unexpected ${found} expecting ${expecting}`);
  }

  #refuse(details: string): never {
    throw new RestError('PGRST100', {
      message: `"failed to parse ${this.#what} (${this.#text})" (line 1, column ${this.#before + this.#position + 1})`,
      details,
    });
  }
}

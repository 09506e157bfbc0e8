/** Collects the values of a statement while its text is written; every value of a request goes through here. */
export class Parameters {
  readonly values: (string | null)[] = [];

  /** Out: the placeholder, `$1`. The value has no type of its own: PostgreSQL takes that of the other operand. */
  bind(value: string | null): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

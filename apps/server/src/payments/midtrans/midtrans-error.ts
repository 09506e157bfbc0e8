/**
 * A call to the provider that did not give what was asked for. It never holds a key or a request body.
 * `unavailable`: no answer, a time-out, 429 or 5xx (retry later); `not_found`: the provider knows no such transaction yet;
 * `refused`: the provider understood and said no.
 */
export class MidtransError extends Error {
  override readonly name = 'MidtransError';
  readonly kind: 'unavailable' | 'not_found' | 'refused';
  /** The provider's own code: the `status_code` of the body when there is one, else the HTTP status. */
  readonly code: string;

  constructor(kind: MidtransError['kind'], code: string, message: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }

  /** Whether it says nothing about the transaction: no answer, or a key that the provider does not accept. */
  get isOurs(): boolean {
    return this.kind === 'unavailable' || this.code === '401';
  }
}

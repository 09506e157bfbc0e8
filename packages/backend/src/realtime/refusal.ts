/** Why a join, a token or a subscription is refused: `<Code>: <sentence>`, as the client's callback gets it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(`${code}: ${sentence}`);
    this.code = code;
  }
}

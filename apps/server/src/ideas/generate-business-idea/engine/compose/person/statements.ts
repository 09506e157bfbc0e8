import type { Token } from '@kawanusaha/bahasa/understanding';

export const endsStatement = /[,.;:!?\n()]/u;

/** The words of a text by its statements, which commas, brackets and stops part. */
export function statementsOf(tokens: readonly Token[], text: string): Token[][] {
  const statements: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const isNew = before === undefined || endsStatement.test(text.slice(before.end, token.start));
    if (isNew) statements.push([token]);
    else statements.at(-1)?.push(token);
  }
  return statements;
}

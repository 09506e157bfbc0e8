import { connectionAdvice } from './connection-advice.ts';

/**
 * What to tell about a write that failed, beside the catalogue's title.
 * In: what the data API gave, and the sentence for everything unexpected. Out: the database's own sentence where it wrote one for
 * people (codes `PT…`), else the given one, with what to do where no answer came.
 */
export function describeSaveFailure(error: unknown, unexpected: string): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (String(code).startsWith('PT')) return String(message);
  const advice = connectionAdvice(error);
  return advice === undefined ? unexpected : `${unexpected}. ${advice}`;
}

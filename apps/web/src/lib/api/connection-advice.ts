import { wasAnswered } from './was-answered.ts';

/**
 * What to do about a call that got no answer, since what was typed is still there.
 * In: what the call gave or threw. Out: a sentence, or undefined when the server did answer and knows better.
 */
export function connectionAdvice(error: unknown): string | undefined {
  return wasAnswered(error)
    ? undefined
    : 'Periksa koneksi internet Anda, lalu kirim lagi: isian Anda masih ada.';
}

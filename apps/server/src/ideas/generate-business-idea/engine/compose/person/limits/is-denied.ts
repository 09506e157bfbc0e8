import { isNegator } from '@kawanusaha/bahasa/negation/sentence';
import type { ConceptMention, Token, Understanding } from '@kawanusaha/bahasa/understanding';
import { statementsOf } from '../statements.ts';

/** What stands between a negation and what it denies: 'tidak ada masalah', 'belum pernah patah', 'tidak gampang capek'. */
const carries: ReadonlySet<string> = new Set([
  'ada',
  'begitu',
  'dengan',
  'gampang',
  'lagi',
  'merasa',
  'mudah',
  'pernah',
  'punya',
  'rasa',
  'riwayat',
  'sakit',
  'sering',
  'terlalu',
  'yang',
]);

/**
 * Whether what follows is denied: 'lutut tidak sakit', 'tidak pernah sakit punggung'.
 * @param before the words of the statement before it
 * @param isWord which words besides stand between the negation and what it denies
 */
export function isDenied(before: readonly Token[], isWord: (token: Token) => boolean = () => false): boolean {
  const last = before.findLast((token) => !carries.has(token.normal) && !isWord(token));
  return isNegator(last?.normal) || last?.normal === 'tanpa';
}

/**
 * Whether a limit that has a name of its own is denied: 'badan tidak gampang capek', 'saya tidak sakit jantung'.
 * @param text that was read
 */
export function isDeniedLimit({ tokens }: Understanding, { start }: ConceptMention, text: string): boolean {
  const statement = statementsOf(tokens, text).find((one) => (one.at(-1)?.end ?? 0) > start) ?? [];
  return isDenied(statement.filter(({ end }) => end <= start));
}

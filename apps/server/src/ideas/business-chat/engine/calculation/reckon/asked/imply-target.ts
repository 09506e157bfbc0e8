import { asks } from './asks.ts';
import { withSpan } from './asked-time.ts';
import type { Target } from './target.ts';

/** What is asked by telling it: a profit and who shares it, a price and a reduction. */
const impliedBy: readonly (readonly [string, RegExp])[] = [
  ['holidayPay', /\bthr\b.*\d|\d.*\bthr(?:nya)?\s*\?*\s*$/u],
  ['tax', /\d.*\b(?:pph|pajak)\p{L}*|\b(?:pph|pajak)\p{L}*.*\d/u],
  ['deposit', /\b(?:dp|uang muka)(?:nya)?\b.*(?:%|persen)/u],
  ['split', /\b(?:laba|untung)\p{L}*\b.*\bsisa\p{L}* \d{1,2} ?: ?\d/u],
  ['split', /\b(?:di)?bagi\p{L}*\b.*(?:\d ?: ?\d|orang|rata)/u],
  ['split', /\d.*\b(?:di)?bagi\p{L}* (?:\p{L}+ )?(?:sesuai|menurut|berdasar\p{L}*|sebanding|proporsional)/u],
  ['split', /\b(?:di)?bagi\p{L}* (?:\p{L}+ )?(?:sesuai|menurut|berdasar\p{L}*|sebanding|proporsional).*\d/u],
  ['mean', /(?<!(?:bagi|sama|orang|secara) )\brata\b.*\d.*\d.*\d/u],
  ['total', /\d.*\b\p{L}{0,2}diskon\p{L}* \d+ ?(?:%|persen)\s*$/u],
  ['received', /\d.*\b(?:ke|di)?potong\p{L}*\b.*(?:%|persen)/u],
  ['total', /\bdiskon\p{L}* \d+ ?(?:%|persen) dari\b/u],
  ['split', /\b(?:untung|laba)\p{L}*\b.*\d(?:.*\D)?\d{1,2}[ ,:]+\d{1,2}[ ,:]+\d{1,2}(?!\d)/u],
  ['loan', /\b\p{L}{0,2}(?:cicil|angsur)\p{L}*\b.*\b(?:bulan|bln|tahun|thn)\b/u],
];

/** What is asked by what is told alone; null where that asks for nothing. */
export function implyTarget(lower: string): Target | null {
  const [name] = impliedBy.find(([, pattern]) => pattern.test(lower)) ?? [];
  const known = asks.find((one) => one.name === name);
  return known === undefined
    ? null
    : { name: known.name, raw: known.facts, facts: withSpan(known.facts, lower), isWeak: true };
}

/** Words that stand after a figure and multiply it: '15rb', '1,5 juta'. */
export const factorsOfWords: Readonly<Record<string, number>> = {
  rb: 1_000,
  ribu: 1_000,
  k: 1_000,
  jt: 1_000_000,
  juta: 1_000_000,
  m: 1_000_000_000,
  miliar: 1_000_000_000,
  milyar: 1_000_000_000,
};

/** Thousands in groups never begin with 0: '0.250' and '0,250' are a quarter. */
const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/**
 * The number that digits with points and commas stand for: '1.500.000' and '1,500,000' are whole, '1,5', '1.5' and '0.250' decimal.
 * @param hasFactor whether 'ribu' or 'juta' follows: '1,500 juta' is one and a half million
 */
export function readWrittenNumber(text: string, hasFactor: boolean): number {
  if (grouped.test(text) && !(hasFactor && /^\d{1,3},\d{3}$/.test(text)))
    return Number(text.replaceAll(/[.,]/g, ''));
  return Number(text.replace(',', '.'));
}

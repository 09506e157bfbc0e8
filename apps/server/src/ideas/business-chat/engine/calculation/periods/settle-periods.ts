import type { CalculationFigures, CalculationKind } from '@kawanusaha/contracts/finance/calculation';

const span = '(?:se|per ?|tiap |setiap |\\/ ?)(hari|minggu|bulan|bln|tahun|taun|thn)';
/** A cost that stays, and the time of which it is. */
const ofCost = new RegExp(
  `\\b(?:biaya tetap|sewa|nyewa|kontrak|gaji|wifi|internet|listrik)\\w*(?:(?!\\b(?:jual|modal|laku|bep|impas|untung|laba))[^,.?]){0,30}?\\b${span}|\\b(?:sewa|gaji|biaya tetap)\\w* (?:\\w+ )?\\S*\\/(hari|minggu|bulan|bln|tahun|taun|thn)`,
  'gu',
);
/** The time of which the number is asked: 'bep brp per hari'. */
const ofQuestion = new RegExp(
  `\\b(?:bep|impas|brp|berapa|brapa|biar|supaya)\\b(?:(?!\\b(?:laku|kejual|terjual|sewa|gaji|kalo|kalau|klo|kl|untung|laba)\\b)[^,.?])*?\\b${span}`,
  'u',
);
/** A profit, and the time of which it is. */
const ofProfit = new RegExp(
  `\\b(?:untung|laba|profit|bersih)\\w*[^,.?]{0,25}?\\b${span}|\\b${span}(?:nya)? (?:\\w+ ){0,2}(?:untung|laba|profit|bersih)`,
  'u',
);

/** Parts of a month, as the answers of the chat reckon it: 30 days. */
const inMonth: Readonly<Record<string, number>> = {
  hari: 30,
  bulan: 1,
  bln: 1,
  tahun: 1 / 12,
  taun: 1 / 12,
  thn: 1 / 12,
};
const said = (match: RegExpMatchArray | null) => match?.slice(1).find((part) => part !== undefined);

/**
 * Brings what is told of one time (a rent of a year, a profit of a day) to the time that is asked.
 * @param own figures that the text itself tells
 * @returns null where times are mixed in a way that cannot be reckoned
 */
export function settlePeriods(
  kind: CalculationKind,
  inputs: CalculationFigures,
  own: CalculationFigures,
  lower: string,
): CalculationFigures | null {
  if (kind === 'bep' && own.fixed !== undefined && inputs.fixed !== undefined) {
    const times = new Set([...lower.matchAll(ofCost)].map(said));
    if (times.size > 1) return null;
    const [told] = times;
    const asked = said(ofQuestion.exec(lower));
    // On how many days of the month is sold is told, so that the result is of a day as well.
    const hasDays = inputs.days !== undefined && asked === 'hari' && told !== 'tahun';
    if (told === undefined || asked === undefined || told === asked || hasDays) return inputs;
    const factor = (inMonth[told] ?? Number.NaN) / (inMonth[asked] ?? Number.NaN);
    return Number.isNaN(factor) ? null : { ...inputs, fixed: Math.round(inputs.fixed * factor) };
  }
  if (kind === 'balik-modal' && own.profit !== undefined && inputs.profit !== undefined) {
    const told = said(ofProfit.exec(lower));
    if (told === undefined) return inputs;
    const factor = inMonth[told];
    return factor === undefined ? null : { ...inputs, profit: Math.round(inputs.profit * factor) };
  }
  return inputs;
}

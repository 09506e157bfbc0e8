const months =
  'jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agu(?:stus)?|agt|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?';
/** What stands before a year alone, and what stands before a sum as well. */
const surely = `tahun|thn|taun|taon|th|sejak|sepanjang|selama|awal|akhir|pertengahan|lahir|angkatan|periode|${months}`;
const perhaps = 'pada|di|dari|dr|per|sampai|hingga';
const afterSum = '(?! ?(?:rb|ribu|jt|juta|k|rupiah|perak|pcs|biji|lembar|porsi|buah|orang|/|%)|[.,]?\\d)';
const years = new RegExp(
  `(?<!\\p{L})((?:${surely})(?: ke)?) (?:19[5-9]|20[0-4])\\d${afterSum}|(?<!\\p{L})(${perhaps}) 20[1-3]\\d${afterSum}|(?<=\\p{L} )20[2-3]\\d(?= (?:se(?:tahun|taun|thn)|pph|pajak|om[sz]et|ini|itu|lalu|kemar[ei]n)\\b)`,
  'gu',
);

/**
 * A message without the years of the calendar, which are no sums: 'pada tahun 2026', 'maret 2025', 'di 2024'.
 * @param lower in lower case
 */
export const leaveOutYears = (lower: string): string =>
  lower.replaceAll(years, (_all, one: string | undefined, other: string | undefined) => one ?? other ?? '');

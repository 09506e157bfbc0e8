const self = '(?:aku|saya|sy|gue|gw|gua|ak|kami|kita)';
const wish = '(?:mau|pengen|pengin|pingin|pgn|ingin|niat|berniat|rencana)';
const toOther =
  '(?:dia|mereka|orangnya|orang itu|te?me?n\\p{L}*|pembeli\\p{L}*|pelanggan\\p{L}*|customer\\p{L}*|partner\\p{L}*|rekan\\p{L}*|supplier\\p{L}*|investor\\p{L}*|reseller\\p{L}*|karyawan\\p{L}*|bos\\p{L}*|mantan\\p{L}*|saingan\\p{L}*|kompetitor\\p{L}*|tetangga\\p{L}*|penagih\\p{L}*|dc)';

const threat = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${self} (?:(?:mau|akan|bakal|pengen|bisa|siap|sendiri|yang|yg) )*|${wish} )(?:(?:nge)?bunuh|(?:nge|mem)?bacok|(?:nge|meng)?habis(?:in|i)|tusuk|nusuk|culik|nyulik|(?:nge|mem)?bakar|gebukin|mukulin|(?:nye|me?ny|s)ebar\\p{L}*(?: \\p{L}+){0,2} (?:telanjang|bugil|syur|seks|intim))|ku ?(?:bunuh|bacok|habisin|tusuk|culik|bakar|gebukin)) (?:aja |saja |(?:rumah|warung|toko|motor|lapak|kios)(?:nya| ))?(?:si )?${toOther}?(?![\\p{L}\\p{N}])`,
  'gu',
);
/** To finish a rival is said of prices, too. */
const ofTrade = /(?:bunuh|habis(?:in|i)) (?:si )?(?:saingan|kompetitor)/u;
/** Whom or what the threat is of: to kill a fish or to burn coconut shells is none. */
const atOther = new RegExp(`${toOther}(?![\\p{L}\\p{N}])|(?:rumah|warung|toko|motor|lapak|kios)nya`, 'u');

/**
 * What is left of a message without the threats that its writer makes against another person; null where it makes none.
 * @param text as it was written
 */
export function leaveOutThreat(text: string): string | null {
  const said = text.toLowerCase();
  const made = [...said.matchAll(threat)].filter(([words]) => atOther.test(words) && !ofTrade.test(words));
  if (made.length === 0) return null;
  return made.reduce((rest, [words]) => rest.replace(words, ' '), said);
}

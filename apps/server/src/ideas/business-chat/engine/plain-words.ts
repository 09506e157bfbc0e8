import regional from '#content/chat/regional-words.json' with { type: 'json' };

const plainOf = new Map(
  Object.entries(regional).flatMap(([word, ways]) => ways.map((way) => [way, word] as const)),
);
const longestFirst = [...plainOf.keys()].toSorted((a, b) => b.length - a.length).join('|');
const known = new RegExp(`(?<!\\p{L})(?:${longestFirst})(?!\\p{L})`, 'giu');
/** 'harganyo' is 'harganya' in Minang and Palembang, 'biayane' and 'biayana' in Javanese and Sundanese. */
const ending =
  /(?<=\p{L}{3})nyo(?!\p{L})|(?<=(?<!\p{L})(?:harga|biaya|modal|cara|izin|ijin|pajak|laba|untung|resep|label|ongkos|potongan|bunga|usaha|omzet|denda|merek|jualan|bayar|daftar))(?:ne|na|e|no)(?!\p{L})/giu;

/**
 * A message with words of Javanese, Sundanese, Minang and others that questions are asked in as Indonesian ones, those alone that mean
 * nothing else in Indonesian: 'nek mbayar nganggo qris oleh ora' is 'nek bayar pakai qris boleh tidak'.
 * @param text as it was written
 */
export const writePlainWords = (text: string): string =>
  text.replaceAll(known, (way) => plainOf.get(way.toLowerCase()) ?? way).replaceAll(ending, 'nya');

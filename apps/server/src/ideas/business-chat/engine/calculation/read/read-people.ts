/** Shares of a ratio ('60:40', '50:30:20') or of 'bagi rata' among a number of people; empty where none is said. */
export function readShares(text: string): number[] {
  const lower = text.toLowerCase();
  const ratio = /\b(\d{1,3}(?:\s*[:/]\s*\d{1,3}){1,4})\b/u.exec(lower)?.[1];
  if (ratio !== undefined) {
    const parts = ratio.split(/[:/]/u).map(Number);
    const whole = parts.reduce((sum, part) => sum + part, 0);
    // '2/3' is a fraction; parts of a ratio make 10 or 100.
    return ratio.includes('/') && whole !== 10 && whole !== 100 ? [] : parts;
  }
  const listed = /\b(\d{1,2}(?:[ ,]+\d{1,2}){1,4})\b(?!\s*(?:rb|ribu|jt|juta|%|persen))/u
    .exec(lower)?.[1]
    ?.split(/[ ,]+/u)
    .map(Number);
  if (listed !== undefined && listed.reduce((sum, share) => sum + share, 0) === 100) return listed;
  const people = readPeople(lower);
  return people !== undefined && people <= most ? Array.from({ length: people }, () => 1) : [];
}

/** Shares that are told one by one. */
const most = 5;
const peopleWords: Readonly<Record<string, number>> = {
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
};
const inWords = Object.keys(peopleWords).join('|');
const person = '(?:orang|org|wong|urang|kepala|anggota|member|tim)';
/** How many share, before or behind what says so: 'dibagi 3 rata', 'rata berempat', 'bagi rata 6 orang'. */
const sharers = new RegExp(
  `\\bber(${inWords})\\b|\\b(\\d{1,2}|${inWords})\\s*${person}\\b|\\brata\\s*(?:-|ke|buat|untuk|jadi)?\\s*(\\d{1,2}|${inWords})\\b|\\b(?:di)?bagi(?:in)?\\s+(?:ke |buat |untuk |jadi )?(\\d{1,2}|${inWords})\\s+(?:sama )?rata\\b`,
  'u',
);

/** The person who asks and a number of others: 'aku sama 2 temen'. */
const withOthers = new RegExp(
  `\\b(?:aku|ak|aq|saya|sy|gue|gw)\\s+(?:sama|ama|dan|dgn|dengan|plus)\\s+(\\d{1,2}|${inWords})\\s*(?:orang\\s+|org\\s+)?(?:temen|teman|tmn|kawan|sodara|saudara|rekan|partner)`,
  'u',
);

/** How many are left of those who share: 'satu orang keluar jadi berdua'. */
const remaining = new RegExp(
  `\\b(?:keluar|mundur|cabut|resign|gabung|masuk|nambah)\\b[^.?!]*\\b(?:jadi|jd|tinggal|sisa)(?:nya)? (?:ber(${inWords})|(\\d{1,2}|${inWords}) ?${person})\\b`,
  'u',
);

/** In how many parts, with nothing said of their sizes: 'kalau dibagi dua'. */
const partsInWords = new RegExp(
  `\\bdibagi (?:jadi |ke )?(${inWords})\\b(?!\\s*(?:persen|puluh|belas|ratus|ribu|juta|kali|hari|minggu|bulan|tahun|${person}))`,
  'u',
);

/** Parts that are told by their size are not equal. */
const unequal =
  /\b(?:separuh|separo|setengah|seperempat|sepertiga|dua pertiga|tiga perempat)\p{L}*\d?(?!\p{L})/u;

/**
 * Among how many a profit is shared in equal parts; undefined where it is not.
 * @param lower the text in lower case
 */
export function readPeople(lower: string): number | undefined {
  if (unequal.test(lower)) return undefined;
  const inParts = partsInWords.exec(lower)?.[1];
  if (inParts !== undefined) return peopleWords[inParts];
  if (!/\b(?:rata|sama|adil|ber(?:dua|tiga|empat|lima|enam|tujuh|delapan))\b/u.test(lower)) return undefined;
  if (!/\b(?:di)?bagi|\bber(?:dua|tiga|empat|lima|enam|tujuh|delapan)\b/u.test(lower)) return undefined;
  const left = remaining
    .exec(lower)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (left !== undefined) return peopleWords[left] ?? Number(left);
  const others = withOthers.exec(lower)?.[1];
  if (others !== undefined) return (peopleWords[others] ?? Number(others)) + 1;
  const said = sharers
    .exec(lower)
    ?.slice(1)
    .find((part) => part !== undefined);
  // 'Bagi rata sama temen' without a number is between two; a team has more.
  if (said === undefined)
    return /\b(?:tim|kelompok|anggota|semua\w*|para|mereka)\b/u.test(lower) ? undefined : 2;
  const people = peopleWords[said] ?? Number(said);
  return people >= 2 ? people : undefined;
}

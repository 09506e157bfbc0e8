import senses from '#content/chat/harmless-senses.json' with { type: 'json' };

const anyOf = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
type Life = (typeof senses.livesOfThings)[number];
const owned = '(?:ku|nya|ne|na|e)?';
/** The person says behind it that they do the same: 'toko mati, aku juga'. */
const alsoSelf =
  ',? (?:(?:dan|terus|trus|makanya|sampai|sampe|jadi) )?(?:(?:aku|ku|gue|gw|gua|saya|sy|sa|abdi|awak|ambo)(?: \\p{L}+)? (?:juga|ikut|pun|sekalian|nyusul|mau|pengen|pengin|pgn)|(?:pengen|pengin|pgn|mau) (?:ikut|nyusul)|giliran)';
/**
 * What is said of the life of a thing. Only words that describe the thing may stand between, and all are listed: what a person may say
 * there of themselves has no end ('toko tutup lebih baik mati').
 */
const lifeOf = ({ things, between, said }: Life): string =>
  `(?:${things})${owned}(?: (?:(?:${things})${owned}|${between})){0,5} ${said}(?!${alsoSelf})`;
/** Words of a need that beside these neighbours are said of a work, an animal or a machine ('film soal bunuh diri', 'lele saya mati', 'oven mau mati'). */
const ofWorks = anyOf([...senses.works, ...senses.livesOfThings.map(lifeOf)]);
/** The same of goods or a cost ('paketku ditahan'). */
const ofThings = anyOf(senses.goodsAndCosts);
/** Customers who go elsewhere are no persons in flight, where no person is held: 'biar langganan ga kabur'. */
const ofCustomers = anyOf(senses.customersLeaving);
/** Words that say since when or how long something is. */
const timeWords: ReadonlySet<string> = new Set(senses.time);
/** An age that is told and nothing else: 'umur aku 16 kak'. */
const onlyAge = new RegExp(`^(?:${senses.age})$`, 'u');
/** A message in lower case, its words apart by one space and without marks. */
export const withoutMarks = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.,!?]+/gu, ' ')
    .trim();
/** Whether a message tells a time or an age and nothing else: 'umur aku 16 kak', 'udah 3 bulan'. */
export const tellsOnlyTime = (text: string): boolean => {
  const said = withoutMarks(text);
  const isTime = (word: string): boolean => timeWords.has(word) || /^\d+(?:an)?$/u.test(word);
  return said !== '' && (onlyAge.test(said) || said.split(' ').every(isTime));
};

/** To switch something off is no wish to die, though the words share their root; 'dosis yang mematikan' is deadly. */
const switching = /(?<!\b(?:yang|yg|dosis|takaran) )\b(?:me|di)matikan\b/giu;
/** The same in everyday words, where a thing that is no person and no life stands behind. */
const switchingThing =
  /(?<!\b(?:yang|yg|dosis|takaran) )\b(?:nge|ku)?mati(?:in|kan)\b(?= \p{L})(?! (?:aja|saja|diri\p{L}*|aku|saya|sy|gue|gw|gua|kita|kami|orang\p{L}*|dia|mereka|bayi|anak\p{L}*|ibu|bapak|suami|istri|mantan|manusia|hidup\p{L}*|nyawa\p{L}*|semua\p{L}*|segala\p{L}*|rasa|perasaan\p{L}*|dalam|tanpa|dengan|cepat|cepet|pelan\p{L}*|sekarang|terus|lalu|biar|supaya)\b)/giu;
/** What runs and is switched off. */
const running =
  /\b(?:iklan|ads?|campaign|kampanye|live|siaran|notif\p{L}*|fitur|promo|voucher|listing|bot|auto ?reply|mesin|oven|kompor|kulkas|freezer|lampu|alarm|kipas|genset|printer)(?:ku|nya|ne|na)?(?!\p{L})/iu;
const softened = '(?: (?:aja|saja|aj|wae|dulu|dl|deh|sekarang))*';
const switchingIt = new RegExp(
  `\\b(?:nge|ku|di)?mat[ie](?:in|kan|ke|kke|ni)(?!\\p{L})(?!${softened} (?:aku|saya|sy|gue|gw|gua|diri\\p{L}*|hidup\\p{L}*|nyawa\\p{L}*|semua\\p{L}*|segala\\p{L}*|rasa|perasaan\\p{L}*|orang\\p{L}*|dia|anak\\p{L}*|ibu|bapak))${softened}`,
  'giu',
);
const deadly =
  /\b(?:obat\p{L}*|pil|tablet|kapsul|butir|dosis|racun\p{L}*|paracetamol|parasetamol|potas|baygon)\b/iu;

/**
 * Takes the words for switching something off out of a message: 'cara matiin iklan'.
 * @param text as it was written
 */
export function leaveOutSwitching(text: string): string {
  const left = text.replaceAll(switching, '');
  if (deadly.test(left)) return left;
  const things = left.replaceAll(switchingThing, '');
  return running.test(things) ? things.replaceAll(switchingIt, '') : things;
}

/**
 * Takes the words for keeping customers out of a message, which share theirs with a flight.
 * @param text as it was written
 */
export const leaveOutCustomers = (text: string): string => text.replaceAll(ofCustomers, ' ');

/** A message without what only sounds like a need. */
type Heard = {
  readonly text: string;
  /** Without what is said of works, animals and machines alone: a wish to die is looked for in all else. */
  readonly ofPerson: string;
  /** Something was taken out of it. */
  readonly isLess: boolean;
  /** It tells a time or an age and nothing else, so no need can be read in it. */
  readonly isOnlyTime: boolean;
};

/**
 * Takes out of a message what shares its words with a need and is none. All else that is said stays: 'skripsi soal bunuh diri bikin aku
 * pengen mati' still tells a need.
 * @param text as it was written
 */
export function leaveOutHarmless(text: string): Heard {
  const ofPerson = text.replaceAll(ofWorks, ' ');
  const left = ofPerson.replaceAll(ofThings, ' ');
  return {
    text: left,
    ofPerson,
    isLess: left !== text,
    isOnlyTime: tellsOnlyTime(text),
  };
}

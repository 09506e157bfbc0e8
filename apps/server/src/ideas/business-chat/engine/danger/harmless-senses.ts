import senses from '#content/chat/harmless-senses.json' with { type: 'json' };

/** Words of a need that beside these neighbours are said of a work, of goods or of a cost: 'film soal bunuh diri', 'paketku ditahan'. */
const harmless = new RegExp(`(?<![\\p{L}\\p{N}])(?:${senses.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
/** Words for oneself of regions: few examples have them, and all of those were of persons in need. */
const regionalSelf = /(?<![\p{L}\p{N}])(?:sa|ulun|awak)(?![\p{L}\p{N}])/giu;
/** Says only since when or how long something is. */
const onlyTime =
  /^(?:(?:udah|sudah|udh|dah|uda|baru|lewat|lebih|kurang|hampir|sekitar|dari|sejak|sampai|selama|kira-kira|masih|tinggal|lagi|yang|yg|lalu|kemarin|kmrn|tadi|besok|lusa|hari|minggu|bulan|bln|tahun|thn|jam|menit|ini|itu|an|se|kak|min|\d+|satu|dua|tiga|empat|lima|enam|seminggu|sebulan|setahun|sehari)[ .,!?]*)+$/iu;

/** A message without what only sounds like a need. */
type Heard = {
  readonly text: string;
  /** The same with usual words for oneself: what is learnt is asked of this. */
  readonly judged: string;
  /** Something was taken out of it. */
  readonly isLess: boolean;
  /** It tells a time and nothing else, so no need can be read in it. */
  readonly isOnlyTime: boolean;
};

/**
 * Takes out of a message what shares its words with a need and is none. All else that is said stays: 'skripsi soal bunuh diri bikin aku
 * pengen mati' still tells a need.
 * @param text as it was written
 */
export function leaveOutHarmless(text: string): Heard {
  const left = text.replaceAll(harmless, ' ');
  return {
    text: left,
    judged: left.replaceAll(regionalSelf, 'saya'),
    isLess: left !== text,
    isOnlyTime: onlyTime.test(text.trim()),
  };
}

import type { ReadQuestion } from '../../read-question.ts';

const other =
  '(?:lain(?:nya)?|laen(?:nya)?|beda|berbeda|baru|sejen|s[eé]j[eé]n|seje|s[ae]n[eé]s|lian(?:an)?|liya|liyane|bedo)';
const topic =
  '(?:soal|hal|topik|topic|tema|pertanyaan|pembahasan|bahasan|pembicaraan|urusan|masalah|ceri?t[ao]|crito|carito|carita|perkara|bab|subjek|kasus|konteks)';

/** Says that what is asked has nothing to do with what was spoken of. */
const away = [
  `(?:ganti|pindah|beralih|alih|lompat|loncat|geser|ngalih|salin|belok) (?:ke )?${topic}(?: ${other})?`,
  'out of (?:the )?topic|oot|off ?topic|(?:next|different|another|new) (?:question|topic)|moving on',
].join('|');

/** The same where it stands apart: 'beda lagi ga syaratnya' and 'yang lain gimana' ask of the subject of before. */
const awayApart = [
  `${topic} (?:(?:yang|yg|sing|anu|nan|san[eé]) )?${other}`,
  `(?:lain|laen|beda|sejen|seje|bedo) ${topic}(?: ${other})?`,
  '(?:beda|lain|laen|sejen|seje) (?:lagi|lg|maneh|deui|pulo|pulak)|(?:yang|yg|nan|sing|anu|san[eé]) (?:lain|laen|sejen|liyane|sanes|lian(?:an)?)(?: pulo)?',
].join('|');

const ask =
  '(?:nanya|tanya|bertanya|takon|takok|taros|naros|nak[eé]n|batanyo|tanyo|tanyakan|tanyain|betanya|curhat|sambat)';

/** Says that something is asked beside it, which may be of the same subject: 'satu lagi, biayanya berapa?'. */
const beside = [
  'btw|by the way|(?:ngomong|omong)[ -]?(?:ngomong|omong|2)|ngmg2|intermezzo',
  '(?:o+h?|eh|ah|nah) (?:iya?|iyo|ya|lupa)(?: ya)?(?: lupa)?',
  '(?:ada )?(?:satu|1|sa?tu) (?:hal |pertanyaan )?(?:lagi|lg|maneh|deui)|(?:ada|masih ada) (?:lagi|lg)(?!\\s*\\?)',
  'sekalian(?=,| (?:mau |mo |pengen |numpang |boleh )?(?:nanya|tanya|bertanya))',
  '(?:sekarang|skrg|skr|saiki|ayeuna|lanjut)(?: (?:ini|ke))?(?= (?:soal|tentang|ttg|masalah|bab|perkara|urusan)(?! (?:itu|tadi|tersebut)))',
  `(?:mau|mo|pengen|pengin|ingin|numpang|nak|arep|rek|boleh|izin|ijin|ikut|jagi|hoyong|nio|nyak) (?:juga )?(?:ku ?|tak ?|di)?${ask}(?: (?:juga|jg|lagi|lg|dong|donk|nih))*(?! (?:ke|sama|pada|kepada|dari)(?!\\p{L}))`,
  `(?:ku|tak )?${ask}(?: (?:dong|donk|nih|lagi|lg|juga|jg|ya))*(?=[,:])`,
].join('|');

const not = '(?:ga|gak|nggak|ngga|enggak|tidak|ndak) ?';
/** Says that what was spoken of is done, or is let be, in a sentence of its own: 'dah kelar itu mah. …', 'nanti aja. sekarang …'. */
const laidAside = [
  '(?:(?:itu|(?:yg|yang) tadi|u?dah|udh|sudah|sdh|wis|wes|u?dahlah|semua(?:nya)?) )*(?:beres|kelar|selesai|rampung|tuntas)(?: (?:itu|ini|tadi|mah|kok|deh|ah|semua|kuwi|(?:urusan|soal|masalah)(?:nya| itu| tadi)?|(?:yg|yang) tadi))*',
  '(?:(?:ya|u?dah|yaudah|udahlah) )*(?:lupain|lupakan|abaikan|skip|cukup (?:soal |segitu )?(?:itu|dulu|tadi)|(?:nanti|ntar|engke|mengko) (?:aja|deh|dulu|wae|saja))(?: (?:itu|ini|tadi|dulu|aja|mah|deh|yg tadi|yang tadi|soal itu))*',
  `(?:(?:ya|u?dah|yaudah) )*(?:${not}jadi|ma?les) (?:deh|ah|lah|dulu|aja)(?: \\p{L}+){0,3}`,
].join('|');

/** Thanks, or that the answer was read: it says nothing of what is asked next. */
const received = [
  'o+k(?:e+|ey|ay|eh|s|k)*|sip+|siip+|noted|okay|gotcha',
  '(?:terima ?kasih|trima ?kasih|trimakasih|makasih+|makasi|mksh|mksih|mkasih|tengkyu|thanks?(?: you)?|thankyou|thx|tq|ty|suwun|matur ?nuwun|maturnuwun|hatur ?nuhun|nuhun|mokasih|makaseh|tarimo kasih|tarimokasih|mauliate|matur suksma|suksma|tabe|tabik)',
  'o+h? (?:gitu|begitu|gt|ok[ea]?|paham|ngunu|ngono|kitu)',
].join('|');

/** The same, where a comma, a full stop or a form of address ends it: 'siap panen' is none. */
const receivedApart =
  '(?:(?:dah|udah|sudah|wis|wes|aku|gue|gw|saya) )?(?:clear|paham|ngerti|mengerti|mudeng|jelas|mantap|mantul|siap|good|nice|mantab|baik|iya|iyo|ya|yaudah|ya udah|nggih|inggih|enggih)';

/** What thanks are given for, and that it is tried: behind thanks only. */
const thanked = [
  'banyak|banget|bgt|sebelumnya|byk|pisan|buanyak|sangat|sgt|(?:(?:udah|sudah|telah) )?(?:di)?(?:bantu|membantu|bermanfaat|jelas)',
  '(?:(?:atas|buat|untuk|utk) )?(?:info|informasi|jawaban|penjelasan|bantuan|ilmu|saran|waktu|masukan)(?:nya|ne|na)?',
  '(?:(?:nanti|ntar|besok|langsung|mau|bakal) )?(?:(?:aku|saya|sy|gue|gw|ku|tak|abdi) ?)?(?:coba|cobain|nyoba|cek|praktekin|praktikkan|kerjain|pelajari|catat|catet|baca)(?:nya)?(?: (?:dulu|dl|deh|ya|lagi))*(?=\\s*[.!]*\\s*$)',
].join('|');

/** A result that is said once more behind a nod: 'oke 2 ribu. …'. */
const result =
  '(?:rp\\.? ?)?\\d[\\d.,]* ?(?:rb|ribu|k|jt|juta|%|persen)?(?: (?:ya|yah|to|toh))?(?=\\s*[.!\\n])';

/** Who is spoken to, and words that only soften. */
const particle =
  '(?:kak|kakak|kaka|min|mimin|admin|bang|abang|bg|mas|mbak|mba|bro|sis|gan|pak|bu|om|uda|uni|da|lae|ito|kang|teh|akang|teteh|guys|bestie|sob|lur|dek|ya+|ye|deh|dong|nih|ni|sih|yo|nggih|pulo|pulak|dulu|dikit|sedikit|bentar|sebentar|juga|lagi)';

/** Words before one that says what is changed to: 'sa mau tanya hal lain', 'balik ke soal lain'. */
const between =
  '(?:halo+|hai|hi|hey|pagi|siang|sore|malam|permisi|misi|assalam\\p{L}*|iya|iyo|saya|aku|gue|gw|gua|sy|ak|sa|kita|abdi|tiy?ang|ambo|awak|beta|ulun|mau|mo|arep|rek|ke|balik|kembali|sekarang|skrg|skr|saiki|ayeuna|ada|dan|terus|trus|tapi|tp|nah|kita|kitong|lanjut|langsung)';

const sticky = (words: string, rest = ''): RegExp =>
  new RegExp(`(?:${words})(?![\\p{L}\\p{N}])${rest}`, 'iuy');
const apart = `(?=(?:\\s+${particle}(?![\\p{L}\\p{N}]))*\\s*(?:[.,!:;–—\\n-]|$))`;
/** Pictures say nothing of what is asked: 'mantap min 👍 lanjut, …'. */
const gap = /[\s.,!:;()\-–—~\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]+/uy;
const signs = {
  away: sticky(away),
  awayApart: sticky(awayApart, apart),
  /** Behind another sign it needs no comma: 'sa mau tanya hal lain …'. */
  awayNext: sticky(awayApart),
  beside: sticky(beside),
  laidAside: sticky(
    laidAside,
    '(?=\\s*(?:[.!;\\n]|$|,?\\s*(?:sekarang|skrg|skr|saiki|ayeuna|mau|mo|arep|rek)(?!\\p{L})))',
  ),
};
const receipt = sticky(received);
const receiptApart = sticky(receivedApart, `(?=\\s*(?:[.,!\\n]|${particle}(?![\\p{L}\\p{N}])))`);
const softener = sticky(particle);
const thanksGoOn = sticky(`${thanked}|${result}`);
const bridge = sticky(between);
/** What is left of a sentence of thanks, where a word of turning opens the next one. */
const restOfThanks = new RegExp(
  `[^.?!\\n]{0,50}[.!,\\n]+\\s*(?=(?:${away}|${awayApart}|${beside})(?![\\p{L}\\p{N}]))`,
  'iuy',
);

/** Words that may stand between two signs. */
const longestBridge = 4;

type Opening = {
  /** What is left to read; empty where the message only thanks or turns. */
  readonly rest: string;
  /** `away` from the subject of before, `aside` where that one is laid aside, or `beside` it, which may still be of it. */
  readonly turns: 'away' | 'aside' | 'beside' | null;
};

const matchAt = (pattern: RegExp, text: string, at: number): number | null => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
};
const skipGap = (text: string, at: number): number => matchAt(gap, text, at) ?? at;

/**
 * What a message opens with before what it says: thanks, and words that say that the subject is changed ('sip. ganti topik: …').
 * @param text as it was written
 */
export function readOpening(text: string): Opening {
  let at = skipGap(text, 0);
  let cut = 0;
  let turns: Opening['turns'] = null;
  let bridged = 0;
  let isOpened = false;
  for (;;) {
    const away =
      matchAt(signs.away, text, at) ?? matchAt(turns === null ? signs.awayApart : signs.awayNext, text, at);
    const aside = away ?? matchAt(signs.laidAside, text, at);
    const beside = aside ?? matchAt(signs.beside, text, at);
    const thanks = beside ?? matchAt(receipt, text, at) ?? matchAt(receiptApart, text, at);
    if (away !== null) turns = 'away';
    else if (aside !== null) turns ??= 'aside';
    else if (beside !== null) turns ??= 'beside';
    const softened =
      thanks ??
      (isOpened && cut === at ? (matchAt(softener, text, at) ?? matchAt(thanksGoOn, text, at)) : null);
    if (softened !== null) {
      const isThanks = beside === null && thanks !== null;
      const rest = isThanks ? matchAt(restOfThanks, text, softened) : null;
      at = skipGap(text, rest ?? softened);
      cut = at;
      isOpened = true;
      bridged = 0;
      continue;
    }
    const passed =
      bridged < longestBridge ? (matchAt(bridge, text, at) ?? matchAt(softener, text, at)) : null;
    if (passed === null) break;
    bridged += 1;
    at = skipGap(text, passed);
  }
  return { rest: text.slice(cut), turns };
}

/** Points to what was said, or goes on with it. */
const pointsBack =
  /^(?:kalau|kalo|klo|kl|klu|terus|trus|trs|lalu)(?!\p{L})|(?<!\p{L})(?:itu|tadi|tersebut|tuh)(?!\p{L})/iu;
/** Content words from which on a message says what it is about; fewer do where the subject of before is laid aside. */
const fewestWords = { beside: 3, aside: 2 } as const;

/**
 * Whether a message stands by itself after what was spoken of before: it says so, or it says that it is beside it and names its own subject.
 * @param opening how it begins
 * @param question what is read in the rest of it
 */
export function leavesBefore(
  { rest, turns }: Opening,
  { isBare, words }: Pick<ReadQuestion, 'isBare' | 'words'>,
): boolean {
  if (turns === null || turns === 'away') return turns !== null;
  if (rest === '') return turns === 'aside';
  return !isBare && words >= fewestWords[turns] && !pointsBack.test(rest);
}

import { understand } from '@kawanusaha/bahasa/understand';
import { plainSentences } from '../plain-sentences.ts';
import { ownWords as mine } from '../own/own-words.ts';
import { officials, offices } from './roles.ts';

const tense = '(?:jadi|bakal(?:an)?|akan|nanti|kira-kira|sudah|lagi|sedang|masih|mau|pasti)';
const subject = `(?<!\\p{L})(?:${officials}|${offices})(?: ?nya)?(?!\\p{L})`;
/** Which one it is: 'dinkes kota bogor', 'ketua rt kami'. */
const which = `(?: (?!${tense}(?!\\p{L}))[\\p{L}\\d-]+){0,6}?`;
const negated = '(?:(?:apa|atau) )?(?:tidak|belum|kah)';
const ends = '(?: (?:ya|yah|sih|kak|min|bah|tuh|kan|menurutmu|kira-kira))*';
const yesOrNo = `${negated}(?: kalau .*)?${ends}$`;
const day =
  '(?:besok|lusa|hari ini|malam ini|nanti malam|(?:minggu|bulan|tahun|taun) depan|senin|selasa|rabu|kamis|jumat|sabtu)';
const when = '(?:kapan|hari apa|jam berapa|tanggal berapa|bulan apa)';

/** What is decided, in each of its forms. */
const decides =
  '(?:(?:ng|nge|meng|menge)?(?:i[zj]in|acc)\\p{L}*|(?:nge|mem|me)?boleh(?:in|kan|keun)|(?:me|mem|men|meng|nge|ng|ny)?(?:setuju|lolos|lulus|dukung|kabul|perpanjang|cabut|batal)\\p{L}*|(?:me)?nyetuju\\p{L}*|(?:me)?(?:nolak|nerima|milih|nyabut|mutus|netap|nentu|naik|nurun|mindah|nunda|ngumum)\\p{L}*|tolak|terima|pilih)';
/** What is done on a day: a raid, a survey, a training. */
const acts =
  '(?:(?:nge|ng|ny|me|mem|men|meng|meny)?(?:razia|gusur|tertib|sidak|survei|survey|audit|bongkar|tutup|rapat|adain|buka|buat|beri|kasih|datang|turun)\\p{L}*|n(?!gapain)\\p{L}{4,}(?:in|kan)|meng\\p{L}{3,}kan)';

/** Whether what an office had in mind comes about, and when: 'dinkes jadi ngadain penyuluhan tanggal berapa'. */
const comesAbout = new RegExp(
  `${subject}${which} jadi(?: mau)? (?:${decides}|${acts})(?!\\p{L})(?:.* (?:${when}|sudah \\p{L}+ belum)| (?:.* )?${yesOrNo})`,
  'u',
);
/** Which of two, or whether it will: 'nanti nolak apa nerima'. */
const foretold = `(?:${yesOrNo}|(?:apa|atau) (?!saja|aja|ya|yang|sih|lagi)\\p{L}+(?: \\p{L}+){0,3}$)`;
const decision = new RegExp(
  `(?:kira-kira ${subject}${which}|${subject}${which} (?:bakal(?:an)?|akan|nanti|kira-kira|pasti))(?: bakal(?:an)?)? (?:${decides})(?!\\p{L}) (?:.* )?${foretold}`,
  'u',
);
const here = `(?:di )?(?:sini|situ)|(?:kampung|desa|kampus|kelurahan|gang)? ?${mine}`;
/** What the office here takes or allows of all is answered from what is usual; it is of one case where it is foretold or one's own. */
const decisionHere = new RegExp(
  `${subject}(?: [\\p{L}\\d]+){0,2}? (?:${here})(?: ${tense}){0,2} (?:(?<=${tense} )(?:${decides})|(?:${decides}) (?:.* )?(?<!\\p{L})${mine})(?!\\p{L}) (?:.* )?${yesOrNo}`,
  'u',
);
const actOnDay = new RegExp(
  `(?=.*(?<!\\p{L})${day}(?!\\p{L}))${subject}${which} (?:bakal(?:an)?|akan|mau|nanti) (?:${acts})(?!\\p{L}) (?:.* )?${yesOrNo}`,
  'u',
);
const decided = `${subject}${which} sudah (?:${decides}|(?:putus|tetap|tentu|umum)(?:in|kan))(?!\\p{L})`;
const isDecided = new RegExp(`${decided} (?:.* )?(?:(?:apa|atau) )?belum${ends}$`, 'u');
const whatIsDecided = new RegExp(
  `${decided} .*(?<!\\p{L})(?:ke mana|di mana|siapa|berapa|apa|kapan)${ends}$`,
  'u',
);
/** What was said to a person, as against what is said as a rule. */
const listener = `(?:ke|sama|kepada|dengan|ka) (?:\\p{L}+ )?\\p{L}+`;
const saying = new RegExp(
  `${subject}(?: \\p{L}+){0,3}? (?:bilang|bicara|ngomong|jawab|cerita|ngasih tahu|kata(?:nya)?) apa(?: (?:tadi|kemarin))?(?: ${listener})?${ends}$`,
  'u',
);
const wasHeard = new RegExp(
  `(?<!\\p{L})(?:tadi|kemarin|barusan|semalam)(?!\\p{L})|apa ${listener}${ends}$`,
  'u',
);
const doingNow = new RegExp(
  `${subject}${which} (?:lagi|sedang|masih) (?:kenapa|ngapain|apa|di mana|sampai mana)(?!\\p{L})(?! (?:saja|aja))`,
  'u',
);
/** Who it is that handles the person's case, by name. */
const handles =
  'yang (?:mau |bakal |akan |tadi )?(?:(?:me|men|mem|meng|ng|nge)?(?:nilai|periksa|[pm]riksa|meriksa|k?oreksi|review|survei|nyurvei|nangani|tangani|pegang|megang|urus|proses|audit|acc|verifikasi|cek|baca|nolak))';
const handler = `(?:${subject}|(?<!\\p{L})${handles}(?!\\p{L}))`;
const who = '(?:siapa|sapa|saha|sopo)';
const named = new RegExp(
  `${handler}(?: (?!di\\p{L})[\\p{L}\\d-]+){0,6}? (?:${who} )?nama(?:nya)?(?: ${who})?${ends}$|(?:${who} nama(?:nya)?|nama(?:nya)? ${who}) (?:\\p{L}+ )?${handler}`,
  'u',
);
const asksWho = new RegExp(`(?<!\\p{L})${who}(?!\\p{L})`, 'u');
/** Which office it is, is known. */
const asksOffice = new RegExp(
  `(?<!\\p{L})(?:lembaga|instansi|kementerian|kementrian|badan|organisasi|situs|web\\p{L}*|aplikasi|${offices})(?!\\p{L})`,
  'u',
);
/** Who handles what was told before: 'yang ngoreksi namanya siapa'. */
const handlesTold = new RegExp(`${handler} (?:${who} )?nama`, 'u');
/** Whether an official takes a bribe is asked of none. */
const tellsBribe = /(?<!\p{L})\p{L}*(?:suap|sogok|nyuap|nyogok|amplop|pelicin|gratifikasi)\p{L}*(?!\p{L})/u;

/** A rule, a way or what is usual has an answer. */
const asksRule =
  /(?<!\p{L})(?:boleh|bisa|harus|wajib|perlu|berhak|hak|bagaimana|cara\p{L}*|biasanya|umumnya|rata-rata|syarat\p{L}*|supaya|agar|biar|tips|sebaiknya|apa saja)(?!\p{L})/u;
const ownNear = new RegExp(
  `(?<!\\p{L})(?:${officials}|${offices})(?: \\p{L}+){0,2}? (?:${mine}|sini|situ)(?!\\p{L})`,
  'u',
);
/** Those of one place have its name behind them: 'kelurahan kukusan udah'. */
const ofName =
  '(?<!\\p{L})(?:dinkes|dinkop|diskop\\p{L}*|disperindag|diskoperindag|disdag|dpmptsp|pem(?:kot|kab|des)|kelurahan|kecamatan|bumdes|lurah|camat|kades|kadus|keuchik|wali nagari|perbekel|rt|rw) (?!(?:ini|itu|juga|sekarang|di\\p{L}*|kota|kabupaten|provinsi|daerah|pusat|setempat|online|biasanya|katanya)(?!\\p{L}))[\\p{L}\\d]{2,} (?:sudah|jadi)(?!\\p{L})';
const certain = new RegExp(
  `(?<!\\p{L})(?:${officials}) ?nya(?!\\p{L})|(?<!\\p{L})(?:${mine}|sini|situ|${day})(?!\\p{L})|${ofName}`,
  'u',
);
/** What would follow from a condition is a rule, unless it is of an office of one's own. */
const isCertain = (said: string): boolean =>
  /(?<!\p{L})kalau(?!\p{L})/u.test(said)
    ? ownNear.test(said)
    : certain.test(said) || understand(said).places.some(({ via }) => via !== 'typo');

function isAsked(said: string): boolean {
  if (tellsBribe.test(said)) return false;
  if (named.test(said) && asksWho.test(said) && !asksOffice.test(said))
    return handlesTold.test(said) || isCertain(said);
  if (asksRule.test(said)) return false;
  if (saying.test(said) && wasHeard.test(said)) return true;
  return (
    [comesAbout, isDecided, decision, decisionHere, actOnDay, whatIsDecided, doingNow].some((pattern) =>
      pattern.test(said),
    ) && isCertain(said)
  );
}

/**
 * Whether it asks what a certain office or official has decided, will decide, does now or said, or by which name the one is known who has
 * the person's case. What such an office may do, looks at or usually does is known.
 * @param text as it was written
 */
export const asksOfficialDeed = (text: string): boolean => plainSentences(text).some(isAsked);

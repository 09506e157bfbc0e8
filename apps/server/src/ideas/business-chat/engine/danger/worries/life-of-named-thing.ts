import senses from '#content/chat/harmless-senses.json' with { type: 'json' };
import { leaveOutHarmless } from '../harmless-senses.ts';
import { tellsWeariness } from './tells-weariness.ts';

/** Things, animals and plants of which it is said that they live or not. */
const thing = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${senses.livesOfThings.map(({ things }) => things).join('|')}|iklan|ads|siaran|link|tautan|kode|server|bot)(?:ku|nya|ne|na|e)?(?![\\p{L}\\p{N}])`,
  'u',
);
const life = /^(?:di|ke)?(?:mati|modar|hidup|idup|urip)(?:nya|ne|e|in|kan|an)?$/u;
/** All that may stand beside it: when and whether it is so, never who says it or what is wished. */
const beside = new Set(senses.besideLifeOfThings);
const isBeside = (word: string): boolean => beside.has(word) || /^\d+$/u.test(word);
/** Of a person, too, it is asked when they die; until when something lives is asked of things. */
const untilWhen = /\b(?:sampai|sampe|smp) (?:kapan|kpn)\b/gu;
/** To live no more may be said of oneself, whatever was named before. */
const negatedLife =
  /\b(?:ga|gak|gk|nggak|ngga|enggak|tidak|tdk|tak|ora|ndak) (?:(?:bisa|usah|perlu|akan) )?(?:hidup|idup|urip)/u;
/** Which of several are left, and what goes on and off, may be asked why; of what only lives, the person may mean themselves. */
const asksWhy = /\b(?:kenapa|knp|mengapa)\b/u;
const counted = /\d|\b(?:mati,? (?:hidup|idup)|(?:hidup|idup),? mati)\b/u;

const self = '(?:aku|saya|sy|gue|gw|gua|ak|kami)';
const kin =
  '(?:ibu|ibuk|mama|mamak|emak|bapak|ayah|papa|ortu|orang ?tua|suami|istri|anak|adik|adek|kakak|nenek|kakek|pacar|tunangan|sahabat|keluarga|mertua)(?:ku|q|nya| aku| saya| sy| gue| gw)?';
const someWords = '(?:\\p{L}+ ){0,3}?';
/** What a person lost, or who left them: said of their own life, whatever thing is named beside it. */
const ofOwnLife = new RegExp(
  `(?<!\\p{L})(?:${[
    'sendirian|kesepian|sebatang ?kara|(?:hidup|tinggal|di kos|di rumah) sendiri|(?:ga|gak|nggak|ngga|tidak|tak) (?:ada|punya) (?:siapa|teman|temen|keluarga|harapan|apa-?apa|uang|duit)\\p{L}*',
    'kesel|takut banget|depresi|hancur|terpuruk|terlilit|bangkrut|gulung tikar|dipecat|di ?phk|diusir|dikhianati|diceraik?a?n?|cerai|berduka|kehilangan|kangen|nyesel|menyesal|gagal (?:lagi|terus|semua)|h?utang\\p{L}*|pinjol|ga berguna',
    `(?:modal|uang|duit|tabungan|harta)(?:ku|nya| ${self})? (?:${someWords})?(?:h?abis|ludes|amblas|raib|nol|lenyap)|(?:h?abis|hilang|ilang|mati|ludes) (?:semua|semuanya) (?:modal|uang|duit|tabungan)\\p{L}*`,
    `${kin} (?:${someWords})?(?:pergi|ninggal\\p{L}*|meninggal|wafat|tiada|sakit|kritis|koma|minta (?:cerai|pisah)|marah\\p{L}*|nangis|kabur|minggat|selingkuh|benci)|ditinggal\\p{L}*|putus (?:sama|dari|ama|sm) ${kin}`,
    `(?<!(?:punya|milik|dari|dikasih|dikasi|titipan|sama|bareng|bantu|buat|untuk|warisan|kandang|kolam|toko|warung|akun|lapak|kata|hp|laptop|motor|pakai|pake) )${kin}(?= *(?:$|[.,;!?]))`,
  ].join('|')})(?!\\p{L})`,
  'u',
);

/**
 * Whether a message tells or asks nothing but whether something lives, where a thing of which that is said was named before: 'masih idup
 * ga tuh' behind a voucher. Where the message before it tells of its writer's own life, too, they may mean themselves.
 * @param text as it was written
 * @param before the person's message before it
 */
export function isLifeOfNamedThing(text: string, before: string): boolean {
  const said = text.toLowerCase().replaceAll(untilWhen, ' ');
  if (!thing.test(before.toLowerCase()) || negatedLife.test(said)) return false;
  if (tellsWeariness(before) || ofOwnLife.test(before.toLowerCase())) return false;
  if (asksWhy.test(said) && !counted.test(said)) return false;
  const words = said.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.some((word) => life.test(word)) && words.every((word) => life.test(word) || isBeside(word));
}

/** Nothing but what cures it is asked, never how much of it. */
const asksOnlyCure =
  /^(?:(?:terus|trus|jadi|nah|lalu|kalau|kalo) )?(?:obat(?:nya|ne)?|(?:di)?kasih|diobat(?:in|i)|vaksin(?:nya)?|vitamin(?:nya)?|penyebab(?:nya)?|penyakit(?:nya)?|sakit)(?: (?:apa|apaan|gimana|gmn|yang|yg|bagus|ampuh|murah|alami|ya|kak|min|dong|beli|dimana|di|mana|harganya))*[?!. ]*$/u;

/**
 * Whether a message asks nothing but what cures an animal or a plant of which the message before it tells: 'obatnya apa'.
 * @param text as it was written
 * @param before the person's message before it
 */
export const asksCureOfNamedThing = (text: string, before: string): boolean =>
  asksOnlyCure.test(text.toLowerCase().trim()) &&
  thing.test(before.toLowerCase()) &&
  leaveOutHarmless(before).isLess;

import { isSurelyDistressed, judgeRequest } from '../danger-likelihood.ts';
import { soundsUnlawful } from '../illegal-features.ts';
import { leaveOutLawful } from '../lawful-senses.ts';
import { findDeedAndObject } from '../unlawful/deed-and-object.ts';
import { fearsDeedOfAnother } from '../unlawful/whose/feared-deeds.ts';
import {
  asksContract,
  asksPenalty,
  asksStatus,
  disclaimed,
  discloses,
  doneByAnother,
  isInnocent,
  joins,
  keepsAway,
  leaveOutInvitation,
  leaveOutPenalty,
  tellsOfAnother,
  unwatched,
} from '../unlawful/innocence.ts';
import { alwaysMisdeeds, misdeeds } from '../unlawful/misdeeds.ts';
import { goesAhead, hasOwnShare, makesGood, tellsOwnDeed } from '../unlawful/whose/own-share.ts';
import { type FoundDanger, found } from './found-danger.ts';
import { linesOf } from './lines-of.ts';
import { isAbout, matches, type Message } from './read-message.ts';

/** Goods and services of the lexicon's illegal kind, of which no question is answered with help. */
const alwaysRefused = new Set([
  'judi',
  'narkoba',
  'senjata',
  'jasa-seksual',
  'uang-palsu',
  'perdagangan-orang',
  'satwa-dilindungi',
  'obat-ilegal',
  'ijazah-palsu',
  'jual-data',
]);
const refusedWhenDone = new Set([
  'bajakan',
  'pencurian',
  'pinjol-ilegal',
  'penipuan',
  'joki-gim',
  'rokok-ilegal',
  'minuman-keras-ilegal',
]);
const doing =
  /\b(?:cara|gimana|gmn|bagaimana|tutorial|bikin|buat|buka|jual|beli|jualan|dimana|di mana|mau|pengen|modal|tarif\w*|harga\w*|packing|untung|jasa|jadi|supplier|kulakan|masang|memasang|pasang|(?:mem|di)?promosi\w*|endors\w*|(?:ng|di)?iklan\w*|sebar\w*|nyebar\w*|komisi\w*|afiliat\w*|affiliate|referral)\b/u;

const avoids =
  /\b(?:kecanduan|kalah|berhenti|lapor\w*|ketipu|bahaya|hindari|cek|ngecek|bedain|ciri|(?<!\b(?:ga|gak|nggak|ngga|gk|tidak|tak) )kena|nerima)\b/u;

/** Who sells what is taxed may ask for its permit, which there is. */
const asksPermit =
  /^(?!.*\b(?:tanpa|ga ada|gak ada|tidak ada|belum ada|palsu|bekas|oplos\w*|(?:beli|cetak|tempel\w*) pita)\b).*\b(?:(?:per)?i[zj]in\w*|pita cukai\w*|nppbkc|skpl|siup-?mb|surat-surat\w*)\b/u;
/** Drinks and cigarettes, which may be sold with a permit and a tax stamp. */
const taxedGoods = new Set(['minuman-keras-ilegal', 'rokok-ilegal']);

/** What a message asks to do. */
export type Request = {
  readonly concepts: Message['concepts'];
  readonly whole: readonly string[];
  /** Its lines without what is ruled out in them. */
  readonly deeds: readonly string[];
  /** It asks what is allowed. */
  readonly isAsked: boolean;
  /** It asks for the penalty, and goes on or begins whatever that is. */
  readonly isAhead: boolean;
  /** It tells what was done to the person, or what the person does not want. */
  readonly isVictim: boolean;
  /** The deed is one of another person, which is feared. */
  readonly isFeared: boolean;
  /** The writer has a share in the deed of another. */
  readonly isShared: boolean;
  readonly isDisclaimed: boolean;
  readonly likelihood: ReturnType<typeof judgeRequest>;
  readonly misdeed: (typeof misdeeds)[number] | undefined;
};

/**
 * Reads what a message asks to do, without the lawful senses of its words.
 * @param message as it was read
 */
export function readRequest(message: Message): Request {
  const { whole } = message;
  const request = leaveOutLawful(message.read, message.reading, soundsUnlawful);
  const requested = linesOf(request.text, request.reading);
  const deeds = requested.map((line) => line.replaceAll(disclaimed, ' '));
  const ownWords = whole.map((line) => leaveOutInvitation(line.replaceAll(unwatched, ' ')));
  const isFeared = fearsDeedOfAnother(whole);
  const isShared = hasOwnShare(whole);
  const ofPenalty = matches([asksPenalty], whole);
  const isAhead = goesAhead(whole);
  const isVictim =
    isFeared ||
    isSurelyDistressed(message.likelihoods) ||
    makesGood(whole) ||
    ((matches([isInnocent], ownWords) || (!isShared && matches([tellsOfAnother], ownWords))) &&
      !matches([joins], whole));
  return {
    concepts: request.reading.concepts,
    whole,
    deeds,
    isAsked: matches([asksStatus], whole) || (ofPenalty && !isAhead),
    isAhead: isAhead && leaveOutPenalty(message.read) !== message.read.trim(),
    isVictim,
    isFeared,
    isShared,
    isDisclaimed: deeds.some((line, at) => line !== requested[at]),
    likelihood: judgeRequest(request.text, request.reading),
    misdeed: misdeeds.find(
      ({ pattern, alternative }) =>
        (alwaysMisdeeds.has(alternative) || !isVictim) && matches([pattern], deeds),
    ),
  };
}

/**
 * The misdeed that a request names, with the lawful way near it; null where it names none.
 * @param request as it was read
 */
export function findMisdeed({
  whole,
  deeds,
  isAsked,
  isFeared,
  isShared,
  likelihood,
  misdeed,
}: Request): FoundDanger | null {
  if (tellsOwnDeed(whole)) return found('illegal', 'umum');
  const isOfAnother = isFeared || (!isShared && whole.some(doneByAnother));
  const composed = isAsked || isOfAnother || makesGood(whole) ? undefined : findDeedAndObject(deeds);
  if (composed !== undefined) return found('illegal', composed);
  const isMeant = !isAsked && (likelihood !== 'innocent' || misdeed?.isCertain === true);
  return misdeed !== undefined && isMeant ? found('illegal', misdeed.alternative) : null;
}

/** Whether a request asks for nothing but the permit of what may be sold with one. */
export const asksOnlyPermit = ({ concepts, whole, misdeed }: Request): boolean =>
  isAbout(taxedGoods, concepts) &&
  matches([asksPermit], whole) &&
  misdeed === undefined &&
  !isAbout(alwaysRefused, concepts);

const no = '(?:ga|gak|gk|nggak|ngga|kah|kagak|ndak|tidak)';
/** Where it is to be had, or that it is wanted: how harmless the other words are says nothing then. */
const seeks = new RegExp(
  `\\b(?:beli|ambil|pesan|pesen|order|kulakan|cari|nyari|dapetin|nemu)(?:nya|in)? (?:\\p{L}+ ){0,5}?(?:di ?mana|dmn|ke ?mana|kmn|dari mana|lewat mana|(?:sama|ke|di) siapa)\\b|\\b(?:di ?mana|dmn) (?:\\p{L}+ ){0,3}?(?:beli|jual|cari)\\b|\\b(?:ada|siapa) (?:yang|yg) (?:bisa |mau |punya |masih )?(?:jual|nyediain|nyetok|punya|ready|nawarin|megang)\\b[^.?!]{0,40}\\b${no}(?= *(?:[,.?!]|$| (?:ya|kak|min|nih)\\b))|\\b(?:nyediain|ready|jual|beli)\\b[^.?!]{0,40}\\bbutuh\\b|\\bbutuh\\b[^.?!]{0,25}\\b(?:beli|jual)\\b|\\b(?:cari|nyari) (?:supplier|pemasok|bandar|penjual|agen|yang|yg)\\b`,
  'u',
);

/**
 * Whether a request seeks goods or services that are always refused.
 * @param request as it was read
 */
export const seeksUnlawfulGoods = ({ concepts, whole, deeds, ...request }: Request): boolean =>
  !request.isAsked &&
  !request.isFeared &&
  !request.isDisclaimed &&
  isAbout(alwaysRefused, concepts) &&
  matches([seeks], deeds) &&
  !matches([keepsAway, avoids], whole);

/** Whether a request asks for goods or services that are unlawful. */
export function asksUnlawfulGoods(request: Request): boolean {
  const { concepts, whole, isAsked, isVictim, isFeared, isDisclaimed, likelihood } = request;
  if (seeksUnlawfulGoods(request)) return true;
  if (likelihood === 'innocent' || isAsked || isFeared || isDisclaimed || !matches([doing], whole))
    return false;
  const isRefused = isAbout(alwaysRefused, concepts) && !matches([keepsAway, avoids], whole);
  return isRefused || (!isVictim && isAbout(refusedWhenDone, concepts));
}

/** Whether a request is like unlawful ones, though no word or pattern of them stands in it. */
export const isLikeUnlawful = ({ whole, isAsked, isVictim, isDisclaimed, likelihood }: Request): boolean =>
  likelihood === 'likely' &&
  !isVictim &&
  !isAsked &&
  !isDisclaimed &&
  !matches([discloses, asksContract], whole);

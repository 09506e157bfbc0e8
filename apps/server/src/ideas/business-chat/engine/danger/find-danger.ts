import { understand } from '@kawanusaha/bahasa/understand';
import type { Understanding } from '@kawanusaha/bahasa/understanding';
import { crisisPatterns, distressPatterns, violencePatterns } from './crisis-patterns.ts';
import {
  cannotPayDebt,
  gambledAway,
  isOnlyOfDebt,
  leavesBesideDebt,
  ofPaying,
  ownAddiction,
  ownDepression,
  wornByDebts,
} from './debts-and-games.ts';
import {
  isOfLife,
  isOfLifeRather,
  isSurelyDistressed,
  isOfNoNeed,
  judgeNeed,
  judgeRequest,
  type Need,
  weighNeeds,
} from './danger-likelihood.ts';
import { findDeedAndObject } from './unlawful/deed-and-object.ts';
import { falseProofs } from './unlawful/false-proofs.ts';
import { readOpening } from '../choose/read-opening.ts';
import { leaveOutCustomers, leaveOutHarmless, leaveOutSwitching } from './harmless-senses.ts';
import { soundsUnlawful } from './illegal-features.ts';
import { leaveOutLawful } from './lawful-senses.ts';
import {
  asksContract,
  asksStatus,
  disclaimed,
  discloses,
  doneByAnother,
  isInnocent,
  joins,
  keepsAway,
  leaveOutInvitation,
  unwatched,
} from './unlawful/innocence.ts';
import { alwaysMisdeeds, misdeeds } from './unlawful/misdeeds.ts';
import { asksAboutTrade } from './worries/asks-about-trade.ts';
import { aboutSelf, isOnlyOfBusiness, isRatherOfBusiness } from './worries/hopeless-business.ts';
import { hasNeed, isPapersAlone, isTradeAlone } from './worries/is-trade-alone.ts';
import { armedChase, sufferedDeeds } from './worries/spoken-needs.ts';
import { isOnlyOfGoods } from './only-of-goods.ts';

export type Danger = 'crisis' | 'violence' | 'distress' | 'illegal';

const crisisConcepts = new Set(['bunuh-diri', 'melukai-diri']);
/** Also said of a business ('udah ga ada harapan usahanya, tutup aja?'). */
const hopelessConcepts = new Set(['putus-asa']);
const violenceConcepts = new Set(['kekerasan-di-rumah', 'kekerasan-seksual']);
const distressConcepts = new Set([
  'teror-utang',
  'kecanduan',
  'perundungan',
  'duka',
  'cemas-berat',
  'kelaparan',
]);

/**
 * What kind of help a concept of distress calls for.
 * @param id a concept of the lexicon's kind `distress`
 */
export function helpFor(id: string): Exclude<Danger, 'illegal'> {
  if (crisisConcepts.has(id) || hopelessConcepts.has(id)) return 'crisis';
  return violenceConcepts.has(id) ? 'violence' : 'distress';
}

/** What people cannot leave off, and the words of those who want to: they ask for help, not for the thing. */
const addictive = new Set(['judi', 'narkoba', 'obat-ilegal', 'minuman-keras-ilegal', 'kecanduan']);
const addictiveWord =
  /\b(?:(?:main|maen) slot|ngeslot|(?:ny)?(?:sabu|ganja|judol|judi|togel|tramadol|miras|mabok|mabuk|ngelem|putaw|ekstasi|sinte))\b/u;
const wantsToStop =
  /\b(?:susah|sulit|pengen|pengin|pgn|pingin|mau|ingin|(?:ga|gak|nggak|ngga|tidak|tak) bisa|nyoba|coba|cara|gimana|tolong)\b[^.?!]{0,25}\b(?:lepas|berhenti|brenti|berenti|stop|sembuh|udahan|tobat|rehab\w*)\b|\b(?:sakau|sakaw|ketagihan|nyandu|rehab|rehabilitasi)\b/u;

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

const home =
  /\b(?:rumah|kos\w*|kontrakan|ortu|orang ?tua|bapak|ibu|mama\w*|ayah|suami|istri|keluarga|mertua|kakak|paman|om|tante)\b/iu;

/** The danger of a question; of what is unlawful also which lawful way lies near, where its words say it, and of distress whether it is a debt that cannot be paid. */
export type FoundDanger = {
  readonly kind: Danger;
  readonly alternative: string | null;
  /** Distress that no word names, or beside which trade is asked about: what is asked is answered after the words of care. */
  readonly isAnswered?: boolean;
  /** Nothing but its likeness to messages of persons in need speaks for it: no word or pattern of one was found. */
  readonly isLikened?: boolean;
};

/** Who sells what is taxed may ask for its permit, which there is. */
const asksPermit =
  /^(?!.*\b(?:tanpa|ga ada|gak ada|tidak ada|belum ada|palsu|bekas|oplos\w*|(?:beli|cetak|tempel\w*) pita)\b).*\b(?:(?:per)?i[zj]in\w*|pita cukai\w*|nppbkc|skpl|siup-?mb|surat-surat\w*)\b/u;
/** Drinks and cigarettes, which may be sold with a permit and a tax stamp. */
const taxedGoods = new Set(['minuman-keras-ilegal', 'rokok-ilegal']);

/** What distress is named by where it is a debt that cannot be paid. */
export const unpayableDebt = 'cicilan';

const said = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s.?!-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ');

/** A message as it was written and in normal words. */
export const linesOf = (text: string, { tokens }: Pick<Understanding, 'tokens'>): string[] => [
  said(text),
  tokens.map(({ normal }) => normal).join(' '),
];

/**
 * Whether the question comes from distress or asks for something unlawful, the gravest first; null otherwise.
 * It reads the words of the person themselves, so each message is looked at alone.
 */
export function findDanger(text: string): FoundDanger | null {
  // Nothing but thanks: short, and in words of regions, so that likeness would read anything in it.
  if (readOpening(text).rest === '') return null;
  const told = leaveOutSwitching(text.slice(0, 1_000));
  const own = leaveOutCustomers(told);
  // A stall is turned away from a pavement; only who loses their home is in danger.
  const read = home.test(own) ? own : own.replaceAll(/\bdiusir\b/giu, '');
  const reading = understand(read);
  const heard = leaveOutHarmless(read);
  const needed = heard.isLess ? understand(heard.text) : reading;
  const { concepts } = needed;
  const lines = linesOf(heard.text, needed);
  const whole = heard.isLess ? linesOf(read, reading) : lines;
  const graveLines =
    heard.ofPerson === heard.text ? lines : linesOf(heard.ofPerson, understand(heard.ofPerson));
  const matches = (patterns: readonly RegExp[], words = lines) =>
    words.some((line) => patterns.some((pattern) => pattern.test(line)));
  const isAbout = (ids: ReadonlySet<string>, mentions = concepts) =>
    mentions.some(({ id, negated, via }) => !negated && via !== 'typo' && ids.has(id));
  const found = (kind: Danger, alternative: string | null = null): FoundDanger => ({ kind, alternative });
  // Where nothing but goods, customers or a work is left to speak of, likeness to persons in need says nothing.
  const isOfPerson =
    !heard.isOnlyTime &&
    !isOnlyOfGoods(reading) &&
    !isTradeAlone(lines, concepts) &&
    (!(heard.isLess || own !== told) || matches([aboutSelf, home]));
  const asked = asksAboutTrade(lines, concepts);
  const likened = (kind: Danger): FoundDanger => ({
    ...found(kind),
    ...(whole.some(hasNeed) ? {} : { isLikened: true }),
  });
  const likelihoods = weighNeeds(needed);
  const isLikely = (need: Need): boolean => isOfPerson && judgeNeed(need, likelihoods, asked) === 'likely';
  const crisis = judgeNeed('crisis', likelihoods, asked);
  /** What is told where the words are of distress. */
  const gravest = isOfLife(likelihoods) ? 'crisis' : 'distress';
  const isBusinessAlone = isOnlyOfBusiness(lines);
  const isOfBusiness = isBusinessAlone || isRatherOfBusiness(crisis, lines);
  const isUnpayable = matches([cannotPayDebt], whole);
  const hasConcept = (ids: ReadonlySet<string>, mentions = concepts) =>
    !isOfNoNeed(likelihoods, 'word') && isAbout(ids, mentions);
  const tells = (patterns: readonly RegExp[], words = lines) =>
    !isOfNoNeed(likelihoods, 'pattern') && matches(patterns, words);
  if (isUnpayable && isOnlyOfDebt(reading)) return found('distress', unpayableDebt);
  const ofLife = concepts.filter(({ end }) => !isUnpayable || !ofPaying.test(heard.text.slice(end)));
  // Beside debts that wear a person out such words are said of those.
  const isOfDebts = matches([wornByDebts]) && !isOfLife(likelihoods);
  const isHopeless = hasConcept(hopelessConcepts, ofLife) && !isOfBusiness && !isOfDebts;
  const isGrave = hasConcept(crisisConcepts) || tells(crisisPatterns, graveLines);
  const isLeaving = isUnpayable && matches([leavesBesideDebt], graveLines);
  if (isGrave || isHopeless || isLeaving) return found('crisis');
  if (hasConcept(violenceConcepts) || tells(violencePatterns) || tells([armedChase], whole))
    return found('violence');
  if (tells([ownAddiction, ownDepression, ...sufferedDeeds])) return found(gravest);
  // Whose papers are borrowed stands near words of violence ('dia jangan tau'); the deed is plainer than likeness.
  const isInDistressRather = isLikely('distress') && likelihoods.distress > likelihoods.violence;
  if (!matches(falseProofs) && !isPapersAlone(lines) && isLikely('violence') && !isInDistressRather)
    return likened(crisis === 'likely' ? 'crisis' : 'violence');
  if ((isAbout(addictive) || matches([addictiveWord])) && matches([wantsToStop])) return found(gravest);
  if (tells([gambledAway, wornByDebts])) return found(gravest);
  if (isUnpayable) return crisis === 'likely' ? found('crisis') : found('distress', unpayableDebt);
  const isAsked = matches([asksStatus], whole);
  const request = leaveOutLawful(read, reading, soundsUnlawful);
  const requested = linesOf(request.text, request.reading);
  const deeds = requested.map((line) => line.replaceAll(disclaimed, ' '));
  const ownWords = whole.map((line) => leaveOutInvitation(line.replaceAll(unwatched, ' ')));
  const isVictim =
    isSurelyDistressed(likelihoods) || (matches([isInnocent], ownWords) && !matches([joins], whole));
  const misdeed = misdeeds.find(
    ({ pattern, alternative }) => (alwaysMisdeeds.has(alternative) || !isVictim) && matches([pattern], deeds),
  );
  const likelihood = judgeRequest(request.text, request.reading);
  const composed = isAsked || whole.some(doneByAnother) ? undefined : findDeedAndObject(deeds);
  if (composed !== undefined) return found('illegal', composed);
  const isPermitted = isAbout(taxedGoods, request.reading.concepts) && matches([asksPermit], whole);
  if (misdeed !== undefined && !isAsked && (likelihood !== 'innocent' || misdeed.isCertain === true))
    return found('illegal', misdeed.alternative);
  if (isPermitted && misdeed === undefined && !isAbout(alwaysRefused, request.reading.concepts)) return null;
  // Who lost the team's money to a game of chance asks for help, not for a way to play.
  const isInDistress = !isAsked && isLikely('distress');
  const isNamed = hasConcept(distressConcepts) || tells(distressPatterns);
  const distress = (): FoundDanger => ({
    ...(isNamed ? found('distress') : likened('distress')),
    isAnswered: !isNamed || asked !== null,
  });
  if (isInDistress && likelihood !== 'likely')
    return crisis === 'likely' && isOfLifeRather(likelihoods) ? likened('crisis') : distress();
  const isDisclaimed = deeds.some((line, at) => line !== requested[at]);
  if (
    isAbout(alwaysRefused, request.reading.concepts) &&
    likelihood !== 'innocent' &&
    !isAsked &&
    !isDisclaimed &&
    matches([doing], whole) &&
    !matches(
      [
        keepsAway,
        /\b(?:kecanduan|kalah|berhenti|lapor\w*|ketipu|bahaya|hindari|cek|ngecek|bedain|ciri|(?<!\b(?:ga|gak|nggak|ngga|gk|tidak|tak) )kena|nerima)\b/u,
      ],
      whole,
    )
  )
    return found('illegal');
  if (
    !isVictim &&
    likelihood !== 'innocent' &&
    !isAsked &&
    !isDisclaimed &&
    isAbout(refusedWhenDone, request.reading.concepts) &&
    matches([doing], whole)
  )
    return found('illegal');
  if (crisis === 'likely' && isOfPerson && !isBusinessAlone) return likened('crisis');
  if (
    likelihood === 'likely' &&
    !isVictim &&
    !isAsked &&
    !isDisclaimed &&
    !matches([discloses, asksContract], whole)
  )
    return found('illegal');
  return isInDistress || isNamed ? distress() : null;
}

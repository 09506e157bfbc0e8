import { crisisPatterns, distressPatterns, violencePatterns } from '../crisis-patterns.ts';
import { isOfLife, isOfLifeRather, judgeNeed, type Need } from '../danger-likelihood.ts';
import {
  cannotPayDebt,
  fleesDebt,
  gambledAway,
  isOnlyOfDebt,
  leavesBesideDebt,
  ofPaying,
  ownAddiction,
  ownDepression,
  wornByDebts,
} from '../debts-and-games.ts';
import { falseProofs } from '../unlawful/false-proofs.ts';
import { tellsOwnDeed } from '../unlawful/whose/own-share.ts';
import { takesLeave } from '../worries/last-arrangements.ts';
import { isOnlyOfBusiness, isRatherOfBusiness } from '../worries/hopeless-business.ts';
import { hasNeed, isPapersAlone } from '../worries/is-trade-alone.ts';
import { armedChase, sufferedDeeds } from '../worries/spoken-needs.ts';
import { crisisConcepts, distressConcepts, hopelessConcepts, violenceConcepts } from './distress-concepts.ts';
import { type Danger, type FoundDanger, found, unpayableDebt } from './found-danger.ts';
import { isAbout, matches, type Message, namesNeed, tellsNeed } from './read-message.ts';

/** What people cannot leave off, and the words of those who want to: they ask for help, not for the thing. */
const addictive = new Set(['judi', 'narkoba', 'obat-ilegal', 'minuman-keras-ilegal', 'kecanduan']);
const addictiveWord =
  /\b(?:(?:main|maen) slot|ngeslot|(?:ny)?(?:sabu|ganja|judol|judi|togel|tramadol|miras|mabok|mabuk|ngelem|putaw|ekstasi|sinte))\b/u;
const wantsToStop =
  /\b(?:susah|sulit|pengen|pengin|pgn|pingin|mau|ingin|(?:ga|gak|nggak|ngga|tidak|tak) bisa|nyoba|coba|cara|gimana|tolong)\b[^.?!]{0,25}\b(?:lepas|berhenti|brenti|berenti|stop|sembuh|udahan|tobat|rehab\w*)\b|\b(?:sakau|sakaw|ketagihan|nyandu|rehab|rehabilitasi)\b/u;

const likened = (kind: Danger, { whole }: Message): FoundDanger => ({
  ...found(kind),
  ...(whole.some(hasNeed) ? {} : { isLikened: true }),
});

const isLikely = ({ isOfPerson, likelihoods, asked }: Message, need: Need): boolean =>
  isOfPerson && judgeNeed(need, likelihoods, asked) === 'likely';

const judgeCrisis = ({ likelihoods, asked }: Message) => judgeNeed('crisis', likelihoods, asked);

/** Words of a life in danger, of hopelessness among them. */
function isCrisis(message: Message, isUnpayable: boolean): boolean {
  const { concepts, lines, graveLines, heard, likelihoods } = message;
  const isOfBusiness = isOnlyOfBusiness(lines) || isRatherOfBusiness(judgeCrisis(message), lines);
  const ofLife = concepts.filter(({ end }) => !isUnpayable || !ofPaying.test(heard.text.slice(end)));
  // Beside debts that wear a person out such words are said of those.
  const isOfDebts = matches([wornByDebts], lines) && !isOfLife(likelihoods);
  const isHopeless = namesNeed(message, hopelessConcepts, ofLife) && !isOfBusiness && !isOfDebts;
  const isGrave = namesNeed(message, crisisConcepts) || tellsNeed(message, crisisPatterns, graveLines);
  return (
    isGrave || isHopeless || takesLeave(lines) || (isUnpayable && matches([leavesBesideDebt], graveLines))
  );
}

/**
 * The need that a message tells in its words, or that it is like beyond the deeds which it may name; null where it tells none of these.
 * @param message as it was read
 */
export function findNeed(message: Message): FoundDanger | null {
  const { reading, concepts, lines, whole, likelihoods } = message;
  const isUnpayable = matches([cannotPayDebt], whole);
  if (isUnpayable && isOnlyOfDebt(reading)) return found('distress', unpayableDebt);
  if (isCrisis(message, isUnpayable)) return found('crisis');
  const isOfViolence = namesNeed(message, violenceConcepts) || tellsNeed(message, violencePatterns);
  if (isOfViolence || tellsNeed(message, [armedChase], whole)) return found('violence');
  /** What is told where the words are of distress. */
  const gravest = isOfLife(likelihoods) ? 'crisis' : 'distress';
  if (tellsNeed(message, [ownAddiction, ownDepression, ...sufferedDeeds])) return found(gravest);
  const isCrisisLikely = judgeCrisis(message) === 'likely';
  // Whose papers are borrowed, or who tells of an own deed, stands near words of violence ('dia jangan tau'); the deed is plainer than likeness.
  const isInDistressRather = isLikely(message, 'distress') && likelihoods.distress > likelihoods.violence;
  if (
    !matches(falseProofs, lines) &&
    !isPapersAlone(lines) &&
    !tellsOwnDeed(whole) &&
    isLikely(message, 'violence') &&
    !isInDistressRather
  )
    return likened(isCrisisLikely ? 'crisis' : 'violence', message);
  if ((isAbout(addictive, concepts) || matches([addictiveWord], lines)) && matches([wantsToStop], lines))
    return found(gravest);
  if (tellsNeed(message, [gambledAway, wornByDebts])) return found(gravest);
  if (isUnpayable || matches([fleesDebt], whole))
    return isCrisisLikely ? found('crisis') : found('distress', unpayableDebt);
  return null;
}

/** Distress that a message is like, and that which it is like or names; null where it is of none. */
export type Distress = { readonly likely: FoundDanger | null; readonly any: FoundDanger | null };

/**
 * The distress of a message, whatever deed stands beside it: who lost the team's money to a game of chance asks for help, not for a way
 * to play.
 * @param message as it was read
 * @param asksStatus whether it asks what is allowed, which reads like distress
 */
export function findDistress(message: Message, asksStatus: boolean): Distress {
  const isNamed = namesNeed(message, distressConcepts) || tellsNeed(message, distressPatterns);
  const isInDistress = !asksStatus && isLikely(message, 'distress');
  const distress: FoundDanger = {
    ...(isNamed ? found('distress') : likened('distress', message)),
    isAnswered: !isNamed || message.asked !== null,
  };
  const isOfLifeInDistress = judgeCrisis(message) === 'likely' && isOfLifeRather(message.likelihoods);
  return {
    likely: isInDistress ? (isOfLifeInDistress ? likened('crisis', message) : distress) : null,
    any: isInDistress || isNamed ? distress : null,
  };
}

/**
 * A life in danger by likeness alone; null where it is a business that is given up, or no person is spoken of.
 * @param message as it was read
 */
export const findLikenedCrisis = (message: Message): FoundDanger | null =>
  judgeCrisis(message) === 'likely' && message.isOfPerson && !isOnlyOfBusiness(message.lines)
    ? likened('crisis', message)
    : null;

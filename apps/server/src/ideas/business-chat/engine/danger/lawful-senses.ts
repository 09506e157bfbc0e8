import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { understand } from '@kawanusaha/bahasa/understand';
import type { ConceptMention, Understanding } from '@kawanusaha/bahasa/understanding';
import senses from '#content/chat/lawful-senses.json' with { type: 'json' };

/** Words of a misdeed that beside these neighbours are honest work, a thing or a name: 'nyadap nira', 'bajak sawah', 'kuku palsu'. */
const lawful = new RegExp(`(?<![\\p{L}\\p{N}])(?:${senses.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/** What these concepts name may itself be the misdeed ('followers', 'orderan fiktif'), or is one. */
const openKinds: ReadonlySet<string> = new Set(['illegal', 'distress', 'subject']);
/** Of these a single word is a name as well: 'hackathon'. */
const namedByWord = 'competition';

/** Whether the words stand for a lawful thing as a whole: a phrase as the lexicon writes it. */
function isName({ id, via, matched }: ConceptMention): boolean {
  const { kind } = concept(id);
  return via === 'form' && !openKinds.has(kind) && (matched.includes(' ') || kind === namedByWord);
}

/** A message without the words that only sound like a misdeed, and what is read in the rest. */
type OwnRequest = { readonly text: string; readonly reading: Understanding };

/**
 * Takes out of a message what shares its words with a misdeed and is none: names of places ('Bandar Lampung'), of lawful things
 * that the lexicon knows as a phrase ('gula sabu', 'ethical hacking'), and words whose neighbour says what they mean.
 * @param text as it was written
 * @param reading what the understanding package reads in it
 * @param isDeed whether words sound like a misdeed; others stay, since they say what is done to them
 */
export function leaveOutLawful(
  text: string,
  reading: Understanding,
  isDeed: (words: string) => boolean,
): OwnRequest {
  const names = [...reading.places.filter(({ via }) => via !== 'typo'), ...reading.concepts.filter(isName)];
  const spans = names.filter(({ start, end }) => isDeed(text.slice(start, end)));
  const left = spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
    .replaceAll(lawful, ' ');
  return left === text ? { text, reading } : { text: left, reading: understand(left) };
}

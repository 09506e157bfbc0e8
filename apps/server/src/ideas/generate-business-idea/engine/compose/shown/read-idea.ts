import { understand } from '@kawanusaha/bahasa/understand';
import type { Candidate } from '../candidate.ts';
import { conceptOf } from '../concept-of.ts';
import { offerWords } from '../content.ts';
import type { Pattern } from '../content-schema.ts';
import { wordsOf, wordsOfAbout } from '../fill-text.ts';

/** What an idea speaks of: the stems of its words and their meanings. */
export type Said = { readonly stems: ReadonlySet<string>; readonly concepts: readonly string[] };

/** What a candidate speaks of by its own words, and by those of the pattern, which are the same whatever is sold. */
export type SaidByIdea = { readonly own: Said; readonly pattern: Said };

/** What it is sold through is not what it is. */
const channel = /\b(?:lewat|melalui|via)\s+[^,;.]*/giu;
const slot = /\{[A-Za-z]+\}/g;

/** Reads a text of an idea as the person's own words were read. */
export function readSaid(text: string): Said {
  const { tokens, concepts } = understand(text.replaceAll(channel, ' '));
  return {
    stems: new Set(tokens.filter(({ isNegated }) => !isNegated).map(({ stem }) => stem)),
    concepts: concepts.filter(({ negated }) => !negated).map(({ id }) => id),
  };
}

/** What the patterns say whatever is sold; bounded by their number, which never changes while the process runs. */
const ofPattern = new Map<string, Said>();

function patternSaid({ id, about, names }: Pattern): Said {
  const known = ofPattern.get(id) ?? readSaid(`${names[0] ?? ''}. ${about}`.replaceAll(slot, ' '));
  ofPattern.set(id, known);
  return known;
}

/** The skill that the idea is the exercise of, whatever it is called there: who is a barista sells coffee. */
function practised({ subject, offer, pattern }: Candidate): string[] {
  const isMain = offer.skill[0] === subject.id || offerWords[offer.id]?.[subject.id] !== undefined;
  return pattern.skill === null && isMain ? [subject.id] : [];
}

/** Reads the candidates of one request: many of them share their words, which are read once. */
export function ideaReader(): (candidate: Candidate) => SaidByIdea {
  const read = new Map<string, Said>();
  return (candidate) => {
    const { pattern, offer, subject, topic } = candidate;
    const words = wordsOf(candidate, conceptOf);
    const { brand, product } = wordsOfAbout(candidate, words, conceptOf(subject.id).kind);
    const customers = pattern.customers ?? offer.customers.slice(0, 2).join(', ');
    const text = [
      /\{Merek\}/.test(pattern.names[0] ?? '') ? brand : '',
      /\{produk\}|\{o\}|\{pelajaran\}/.test(pattern.about) ? product : '',
      topic?.name ?? '',
      pattern.about.includes('{pelanggan}') ? customers : '',
    ].join('. ');
    const own = read.get(text) ?? readSaid(text);
    read.set(text, own);
    return {
      own: { stems: own.stems, concepts: [...own.concepts, ...practised(candidate)] },
      pattern: patternSaid(pattern),
    };
  };
}

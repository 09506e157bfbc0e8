import aspects from '#content/chat/asked-aspects.json' with { type: 'json' };
import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { keepsOf } from '../choose/leaves-subject.ts';
import { readQuestion } from '../read-question.ts';

/** What of a subject is asked beyond doubt (a penalty, how long, an example …), and what an answer that tells it says. */
const known = aspects.map(({ asked, told }) => ({
  asked: new RegExp(`(?<!\\p{L})(?:${asked.join('|')})(?!\\p{L})`, 'iu'),
  told: new RegExp(told.join('|'), 'iu'),
}));

/** Two things whose difference is asked: 'bedanya pitch deck sama proposal'. */
const compared =
  /(?<!\p{L})(?:bedanya|bedain|perbedaan(?:nya)?|(?:apa|jelasin) beda) (?:antara )?(?<one>\p{L}[^,.?!]*?) (?:sama|sm|ama|dengan|dgn|dan|vs) (?<other>\p{L}[^,.?!]*)/iu;
/** How much of each of the two an answer has to speak of, by rarity. */
const fewestOfEach = 0.5;
/** Part of an entry's ways of asking from which on it is an entry about an aspect. */
const enough = 0.25;

/** Whether answers speak of both of two things whose difference is asked. */
function speaksOfBoth(text: string, entries: readonly KnowledgeEntry[]): boolean {
  const { one = '', other = '' } = compared.exec(text)?.groups ?? {};
  return [one, other].every((thing) => {
    const { features } = readQuestion(thing);
    return features.size === 0 || entries.some((entry) => keepsOf(entry, features) >= fewestOfEach);
  });
}

/**
 * Whether answers tell every aspect of a subject that is clearly asked: to 'jual kosmetik tanpa izin, hukumannya apa' what such a permit is
 * is no answer.
 * @param text the question as it was written
 * @param entries that would be given
 * @param lead what would be said before them
 */
export function speaksOfAspects(text: string, entries: readonly KnowledgeEntry[], lead = ''): boolean {
  const said = [lead, ...entries.map(({ question, answer }) => `${question} ${answer}`)].join('\n');
  return (
    known.every(({ asked, told }) => !asked.test(text) || told.test(said)) && speaksOfBoth(text, entries)
  );
}

/**
 * Whether an entry is about every aspect that is asked: it tells it, and its question names it or people ask it for that. False where none is
 * asked.
 * @param text the question as it was written
 * @param entry whose own sentences count, not those of the one that it belongs to
 */
export function isAboutAspects(text: string, entry: KnowledgeEntry): boolean {
  const { question, asks, detail, answer } = entry;
  const own = `${question} ${detail?.told ?? answer}`;
  const wanted = known.filter(({ asked }) => asked.test(text));
  if (wanted.length === 0 || !wanted.every(({ told }) => told.test(own))) return false;
  const ways = asks.filter((way) => wanted.some(({ asked }) => asked.test(way)));
  return ways.length >= enough * asks.length || wanted.every(({ told }) => told.test(question));
}

import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { understand } from '@kawanusaha/bahasa/understand';
import type { Evidence, Fit } from './fit.ts';
import { near } from './near.ts';
import type { Person, Wish } from './read-person.ts';

/** What it is sold through is not what it is. */
const channel = /\b(?:lewat|melalui|via)\s+[^,;.]*/giu;

type Said = { readonly stems: ReadonlySet<string>; readonly concepts: readonly string[] };

const stemsOf = (text: string): string[] => understand(text).tokens.map(({ stem }) => stem);

function readIdea(text: string): Said {
  const { tokens, concepts } = understand(text.replaceAll(channel, ' '));
  return {
    stems: new Set(tokens.filter(({ isNegated }) => !isNegated).map(({ stem }) => stem)),
    concepts: concepts.filter(({ negated }) => !negated).map(({ id }) => id),
  };
}

/** The person's own words, the same meaning in other words, a meaning near it: how much each shows. */
const sameMeaning = 0.75;
const nearMeaning = 0.5;

function saysWish({ stems, concepts }: Said, wish: Wish): number {
  const own = stemsOf(wish.matched);
  const literal = own.length === 0 ? 0 : own.filter((stem) => stems.has(stem)).length / own.length;
  const meant = concepts.includes(wish.id) ? sameMeaning : 0;
  const beside = Math.max(0, ...concepts.map((id) => near(wish.id, id))) * nearMeaning;
  return Math.max(literal, meant, beside);
}

/** A sector or a material says less about the person than a thing of theirs, a major is what they learn. */
const wideKinds: ReadonlySet<string> = new Set([
  'sector',
  'material',
  'tool',
  'platform',
  'subject',
  'customer',
  'major',
]);
const wideWish = 0.75;

export type Directness = {
  /** 0 to 1: how plainly the idea speaks of what the person wrote; null where nothing was written. */
  readonly skill: number | null;
  readonly interest: number | null;
  /** 0 to 1: how much of all that the person wrote the idea speaks of. */
  readonly covered: number;
};

/**
 * How directly an idea answers to a person: it is read as the person was, and both readings are compared. An idea that
 * never speaks of what the person wrote cannot be for them, however near its field is.
 * @param text name and description of the idea, with everything filled in
 */
export function directnessOf(text: string, person: Person): Directness {
  const said = readIdea(text);
  const best = (wishes: readonly Wish[]): number | null =>
    wishes.length === 0
      ? null
      : Math.max(
          ...wishes.map(
            (wish) => saysWish(said, wish) * (wideKinds.has(concept(wish.id).kind) ? wideWish : 1),
          ),
        );
  const wishes = [...person.skills, ...person.interests];
  const covered = wishes.reduce((sum, wish) => sum + saysWish(said, wish), 0) / Math.max(1, wishes.length);
  return { skill: best(person.skills), interest: best(person.interests), covered };
}

/** How much counts that the idea speaks of the rest, too: who wrote three things is better met by two of them than by one. */
const coveredShare = 0.25;

function weaken(evidence: Evidence, direct: number | null, covered: number): Evidence {
  if (evidence.strength === null || direct === null) return evidence;
  const said = direct * (1 - coveredShare) + covered * coveredShare;
  return { ...evidence, strength: evidence.strength * said };
}

/** The fit as far as the idea itself shows it. */
export const shownFit = (fit: Fit, { skill, interest, covered }: Directness): Fit => ({
  skill: weaken(fit.skill, skill, covered),
  interest: weaken(fit.interest, interest, covered),
});

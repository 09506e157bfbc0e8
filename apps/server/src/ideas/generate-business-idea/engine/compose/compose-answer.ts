import type {
  Idea,
  IdeaQuestion,
  IdeaRefusal,
  IdeaRequest,
  IdeaResponse,
  Reading,
} from '@kawanusaha/contracts/idea';
import { ideaAlternativeCount } from '@kawanusaha/contracts/idea-limits';
import { todayInJakarta } from '@kawanusaha/contracts/today-in-jakarta';
import { answerDanger } from '../../../business-chat/engine/danger/answer-with-care.ts';
import { helpFor } from '../../../business-chat/engine/danger/find/distress-concepts.ts';
import { messages } from '../../messages.ts';
import { pickDifferent, rankCandidates, type Ranked } from './choose-candidates.ts';
import { isUnderstood, readPerson, type Person } from './person/read-person.ts';
import { writeIdea } from './write-idea.ts';

export type ComposedAnswer =
  | { kind: 'answer'; body: IdeaResponse }
  | { kind: 'asked'; body: IdeaQuestion }
  | { kind: 'refused'; body: IdeaRefusal }
  | { kind: 'none' };

const readingOf = ({ understood, notUnderstood, place, budget }: Person): Reading => ({
  understood,
  notUnderstood,
  place: place?.name ?? null,
  budget,
});

/** A number that stays the same for a text, to choose among the names of a pattern. */
const variantOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);

/** How many more are looked at, in case that two come to the same name. */
const spare = 3;

/** As many ideas as are shown, no two of one name: another name of its way of selling is taken first. */
function writeDifferent(chosen: readonly Ranked[], person: Person, seed: string, today: string): Idea[] {
  const names = new Set<string>();
  const ideas: Idea[] = [];
  for (const one of chosen) {
    if (ideas.length === ideaAlternativeCount) break;
    const variant = variantOf(`${seed}${one.candidate.key}`);
    for (let further = 0; further < Math.max(1, one.candidate.pattern.names.length); further++) {
      const idea = writeIdea(one, person, variant + further, today);
      if (names.has(idea.businessName)) continue;
      names.add(idea.businessName);
      ideas.push(idea);
      break;
    }
  }
  return ideas;
}

/** Why no idea may be given, if so: forbidden things first, then a person who needs help before advice. */
export function refuse(person: Person): IdeaRefusal | null {
  const [distress] = person.distress;
  const [forbidden] = person.forbidden;
  // Debts and worries are no reason to help with a deed; a life in danger comes before everything.
  if (distress !== undefined && (forbidden === undefined || helpFor(distress) !== 'distress'))
    return {
      kind: 'help',
      message: answerDanger({ kind: helpFor(distress), alternative: null }, '').content,
      alternative: messages.helpAlternative,
    };
  if (forbidden === undefined) return null;
  return {
    kind: 'refusal',
    message: messages.refusal.message.replace('{hal}', forbidden),
    alternative: messages.refusal.alternative,
  };
}

/**
 * Answer of the embedded engine: up to three ideas with what was read, a question where neither a skill nor an interest
 * was understood, a kind refusal, or nothing when every fitting idea has been shown.
 * @param seed stays the same for one person, so that people with the same words do not all get the same ideas
 * @param today YYYY-MM-DD in Jakarta
 */
export function composeAnswer(
  request: IdeaRequest,
  seed: string,
  today: string = todayInJakarta(),
): ComposedAnswer {
  const person = readPerson(request);
  const refusal = refuse(person);
  if (refusal !== null) return { kind: 'refused', body: refusal };
  const reading = readingOf(person);
  const excluded = new Set(request.exclude ?? []);
  const ask: ComposedAnswer = {
    kind: 'asked',
    body: {
      kind: 'question',
      question: messages.question,
      examples: [...messages.questionExamples],
      reading,
    },
  };
  if (!isUnderstood(person)) return ask;
  const ranked = rankCandidates(person, seed);
  const left = ranked.filter(({ candidate }) => !excluded.has(candidate.key));
  const ideas = writeDifferent(pickDifferent(left, ideaAlternativeCount + spare), person, seed, today);
  const [best, ...alternatives] = ideas.toSorted((a, b) => b.totalScore - a.totalScore);
  if (best === undefined) return ranked.length === 0 && excluded.size === 0 ? ask : { kind: 'none' };
  return {
    kind: 'answer',
    body: {
      ...best,
      source: 'catalogue',
      sourceNote: messages.composedNote,
      alternatives,
      hasMore: left.length > ideas.length,
      reading,
    },
  };
}

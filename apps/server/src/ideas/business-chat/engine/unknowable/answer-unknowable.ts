import { messages } from '../../messages.ts';
import { asksBeyondKnown } from './asks-beyond-known.ts';
import { asksElsewhereFact } from './asks-elsewhere-fact.ts';
import { asksFuture } from './asks-future.ts';
import { asksHealth } from './asks-health.ts';
import { asksLocalPrice } from './asks-local-price.ts';
import { asksOccasion } from './asks-occasion.ts';
import { asksOfficialDeed } from './persons/asks-official-deed.ts';
import { asksOtherDeed } from './persons/asks-other-deed.ts';
import { asksOtherMind } from './persons/asks-other-mind.ts';
import { asksOwnCase } from './own/asks-own-case.ts';
import { asksOwnPaper } from './own/asks-own-paper.ts';
import { asksPassingFact } from './asks-passing-fact.ts';
import { asksPersonFact } from './persons/asks-person-fact.ts';
import { asksPresentState } from './asks-present-state.ts';
import { asksPrivateFact } from './asks-private-fact.ts';

/** What can be answered instead of another business's figures. */
const ownQuestions = ['cara riset pesaing', 'menghitung target penjualan'] as const;

/** What is known at another place or by another person. */
const elsewhere = [
  asksElsewhereFact,
  asksPersonFact,
  asksPresentState,
  asksLocalPrice,
  asksOtherMind,
  asksOccasion,
] as const;

/** What is said to a question that no knowledge base could answer. */
export type Unknowable = {
  readonly content: string;
  /** What may be asked instead. */
  readonly suggestions?: readonly string[];
  /** Whether what is known of the matter is offered after it: how it is found out or prevented. */
  readonly helps?: true;
};

/**
 * What is said to a question that no knowledge base could answer, with what may be asked instead; null where one could.
 * @param text as it was written
 */
export function answerUnknowable(text: string): Unknowable | null {
  if (asksPrivateFact(text)) return { content: messages.notKnowable, suggestions: ownQuestions };
  if (asksPassingFact(text)) return { content: messages.notLasting };
  if (asksOwnPaper(text)) return { content: messages.notOwnPaper };
  if (asksOtherDeed(text)) return { content: messages.notOtherDeed, helps: true };
  if (asksOwnCase(text)) return { content: messages.notLasting, helps: true };
  if (asksOfficialDeed(text)) return { content: messages.notElsewhere, helps: true };
  if (elsewhere.some((asks) => asks(text))) return { content: messages.notElsewhere };
  if (asksHealth(text)) return { content: messages.notHealth };
  if (asksFuture(text)) return { content: messages.notForetold };
  return asksBeyondKnown(text, new Date().getFullYear()) ? { content: messages.notBeyond } : null;
}

import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import type { ChatSource } from '@kawanusaha/contracts/business-chat';
import type { ChatOffer } from '@kawanusaha/contracts/chat-offers';
import type { KnowledgeEntry } from '../knowledge/entry-schema.ts';
import type { Spoken } from './choose/spoken.ts';

/** What the engine says to one message. */
export type ChatReply = {
  readonly content: string;
  readonly sources: readonly ChatSource[];
  /** Questions that may have been meant; the screen makes buttons of them. */
  readonly suggestions: readonly string[];
  /** What may have been meant where nothing is sure enough, each with what it is answered with. */
  readonly offers: readonly ChatOffer[];
  readonly calculation: Calculation | null;
  /** False when it is not known, or only asks what was meant. */
  readonly answered: boolean;
  /** Help for a person in distress, which counts towards no limit. */
  readonly isCare: boolean;
  /** A kind no to what is unlawful. */
  readonly isRefusal: boolean;
  /** Nothing is known, not even what may have been meant. */
  readonly isUnknown: boolean;
  /** What a provider may lean on. */
  readonly entries: readonly KnowledgeEntry[];
};

/** What was spoken of so far. */
export type State = Spoken & {
  /** The last sum that was reckoned. */
  readonly calculation: Calculation | null;
  /** The sums of the conversation, oldest first; one that only changes a figure stands in the place of the one before. */
  readonly results: readonly Calculation[];
  /** What may have been meant by the message before, in the order in which it was shown. */
  readonly offered: readonly KnowledgeEntry[];
  /** What the last messages were answered with, oldest first; an answer that was only said again counts once. */
  readonly told: readonly ChatReply[];
};
/** Nothing yet. */
export const start: State = {
  calculation: null,
  results: [],
  entry: null,
  features: new Set(),
  said: '',
  isSure: false,
  offered: [],
  told: [],
};

/** Of a reply what says nothing: each names only what it has. */
export const blank = {
  sources: [],
  suggestions: [],
  offers: [],
  calculation: null,
  answered: false,
  isCare: false,
  isRefusal: false,
  isUnknown: false,
  entries: [],
};

import type { Offer, Pattern } from './content-schema.ts';
import type { Wish } from './person/read-wishes.ts';

/** The thing that the business is about: a concept that the person named, or one below or beside it. */
export type Subject = {
  id: string;
  label: string;
  /** How near it is to what the person wrote: 1 is their own word. */
  nearness: number;
  /** What was written, for the reasons. */
  wish: Wish;
  from: 'skill' | 'interest';
  /** A wide word ('kuliner', 'desain'): the offer's general texts stand instead of it. */
  isGeneric: boolean;
  /** Whether `label` is the person's own name for it and not the concept's. */
  isOwnName: boolean;
};

/** One possible idea: what is sold, how, and, for some ways, for which field. */
export type Candidate = {
  key: string;
  subject: Subject;
  offer: Offer;
  pattern: Pattern;
  /** A second interest that the pattern serves. */
  topic: Wish | null;
  /** Own things of the person that general words of the offer stand for before all. */
  emphasis: readonly string[];
};

/** Stable over sessions; goes back in `exclude`. */
export function keyOf(subject: Subject, offer: Offer, pattern: Pattern, topic: Wish | null): string {
  const own = subject.isOwnName ? `~${subject.label.replaceAll(/[^\p{L}\d]+/gu, '-')}` : '';
  return [pattern.id, offer.id, `${subject.id}${own}`, ...(topic === null ? [] : [topic.id])].join('.');
}

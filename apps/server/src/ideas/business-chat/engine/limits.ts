import weights from '#content/chat/weights.json' with { type: 'json' };

/** How sure the engine has to be. The limits of certainty belong to the weights that it is worked out with and are learnt with them (`tooling/chat-weights`). */
export const limits = {
  /** From here on the answer is among the entries that are given. */
  answer: weights.limits.answer,
  /** From here on a question stands by itself, whatever was spoken of before. */
  alone: weights.limits.alone,
  /** From here on it is worth asking what was meant. */
  suggest: weights.limits.suggest,
  /** The same for a question of few words, which a single common one may bring near to anything. */
  suggestShort: weights.limits.suggestShort,
  /** The same for a story: most of its words are of the circumstances, so that no entry covers much of it, and who asks about something else tells none. */
  suggestLong: 0.15,
  /** From here on two entries are given together; just above the limit of one neither is often what is asked, as the open questions show. */
  pair: weights.limits.answer + 0.03,
  /** From this share of belief on the first one is given alone, otherwise both. */
  single: 0.9,
  /** Share of belief of the second, below which it is not given. */
  second: 0.02,
  /** From here on a question that leans on the one before is answered with two entries of its subject, where both are nearest. */
  within: 0.28,
  /** Part of the belief in the first that the second has to have as well. */
  rival: 0.08,
  /** From this likeness of letters on an entry is asked nearly in these words. */
  asked: 0.6,
  /** How much less like a message the ways of asking for a detail are that is not meant beside its entry. */
  lessAlike: 0.1,
  /** Part of a message, by rarity, from which on a detail says more of it than its entry. */
  saysMore: 0.02,
  /** Share of belief of an entry that is offered as what may have been meant. */
  offer: 0.04,
  /** What may have been meant is one of so many at most. */
  offered: 3,
  /** How much likelier an entry of the subject of before is than others. */
  stays: 4,
  /** From this likelihood on a question is about something else, whatever was spoken of before; 'bunganya?' alone comes near it. */
  elsewhere: 0.95,
  /** Content words up to which a word for an aspect is what is asked. */
  short: 4,
  /** Content words from which on a message tells a story. */
  long: 13,
  /** From here on a message and the one before it, read as one, are answered where one entry is ahead or of the subject of before. */
  together: 0.4,
  /** The same where the message alone is of that subject as well. */
  agreed: 0.33,
  /** Part of the belief in the first below which the second leaves no doubt about it. */
  ahead: 0.5,
  /** Part of a message, by rarity, of which an entry that was found with the message before has to speak. */
  spoken: 0.5,
  /** The same of a question that is answered with the entry of before once more. */
  spokenAgain: 0.3,
  /** From this likelihood on a message after another one is about something else. */
  strange: 0.08,
  /** The same where what was meant is only asked back. */
  stranger: 0.5,
  /** From here on a message and the one before it, read as one, are worth asking back about where the subject is the one of before. */
  maybeTogether: 0.1,
  /** Weight of what was said before in a question that leans on it. */
  before: 0.6,
};

/** Whether the second entry found is as likely meant as the first, so that both are given. */
export const isSecondMeant = (
  best: { readonly share: number },
  second: { readonly share: number },
): boolean =>
  best.share < limits.single && second.share >= Math.max(limits.second, best.share * limits.rival);

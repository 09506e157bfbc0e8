/** A question with the certainty that a model gives it which has not seen it. */
export type HeldOut = {
  readonly certainty: number;
  /** Whether the right answer is among those that would be given. */
  readonly isRight: boolean;
  /** Whether it has few words. */
  readonly isShort: boolean;
};

/** How sure the engine has to be, as `content/chat/weights.json` keeps it beside the weights that it belongs to. */
export type CertaintyLimits = {
  readonly answer: number;
  readonly alone: number;
  readonly suggest: number;
  readonly suggestShort: number;
};

/** Share of the open questions that may be answered wrongly. */
const wrongShare = 0.05;
/** Share of the open questions that may still be answered when what answers them is taken away: people also ask what no entry tells. */
const unansweredShare = 0.25;
/** Shares of questions about something else, all of them near to a business, that may be answered, answered whatever was spoken of before, or asked back about. */
const strangeShares = { answer: 0.17, alone: 0.07, suggest: 0.5, suggestShort: 0.3 };

/** The lowest certainty in hundredths from which a share of the questions that count is at most this. */
function lowestFrom(
  questions: readonly HeldOut[],
  counts: (question: HeldOut) => boolean,
  share: number,
): number {
  for (let hundredth = 1; hundredth < 100; hundredth++) {
    const from = hundredth / 100;
    const found = questions.filter((question) => question.certainty >= from && counts(question)).length;
    if (found <= share * questions.length) return from;
  }
  return 1;
}

/**
 * The limits that belong to weights: from which certainty on it is answered, asked back, and taken as a question of its own.
 * @param open judged questions
 * @param strange questions about something else, which nothing answers
 * @param unanswered the open questions beside the neighbours of what answers them alone
 */
export function chooseLimits(
  open: readonly HeldOut[],
  strange: readonly HeldOut[],
  unanswered: readonly HeldOut[],
): CertaintyLimits {
  const all = () => true;
  const answer = Math.max(
    lowestFrom(open, ({ isRight }) => !isRight, wrongShare),
    lowestFrom(strange, all, strangeShares.answer),
    lowestFrom(unanswered, all, unansweredShare),
  );
  const ask = (isShort: boolean, share: number): number =>
    Math.min(
      answer,
      lowestFrom(
        strange.filter((question) => question.isShort === isShort),
        all,
        share,
      ),
    );
  return {
    answer,
    alone: Math.max(answer, lowestFrom(strange, all, strangeShares.alone)),
    suggest: ask(false, strangeShares.suggest),
    suggestShort: ask(true, strangeShares.suggestShort),
  };
}

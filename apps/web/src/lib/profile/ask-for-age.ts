/** The event that opens the question for the year of birth. */
export const ageNeededEvent = 'kawanusaha:age-needed';

/**
 * Opens the question for the year of birth where the database refused something for want of it.
 * In: what the data API gave, or the body of a function's answer. Out: the same, for the sentence that is told of it.
 */
export function askForAge<Told>(refusal: Told): Told {
  const { hint, error } = (refusal ?? {}) as { hint?: unknown; error?: unknown };
  if ([hint, error].includes('age_needed')) window.dispatchEvent(new Event(ageNeededEvent));
  return refusal;
}

/** The event that opens the question for the year of birth. */
export const ageNeededEvent = 'kawanusaha:age-needed';

/**
 * Opens the question for the year of birth where an answer refuses something for want of it, whatever was asked.
 * In: the answer of the data API or of a function, which stays unread for its caller.
 */
export async function askForAge(response: Response): Promise<void> {
  if (response.status !== 403) return;
  const told = await response
    .clone()
    .text()
    .catch(() => '');
  if (told.includes('"age_needed"')) window.dispatchEvent(new Event(ageNeededEvent));
}

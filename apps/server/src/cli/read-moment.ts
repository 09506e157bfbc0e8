/**
 * Reads a moment as ISO 8601 with its time zone, `2026-11-23T14:05:00+07:00` or `…Z`.
 * @throws Error in one sentence for any other text, since a time without a zone means another moment on each machine, and for the
 * future
 */
export function readMoment(text: string, now: Date): Date {
  const isWhole = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const moment = new Date(text.replace(' ', 'T'));
  if (!isWhole || Number.isNaN(moment.getTime()))
    throw new Error(`--to ${text} is no moment: write it with its time zone, as 2026-11-23T14:05:00+07:00.`);
  if (moment > now) throw new Error(`--to ${text} lies in the future.`);
  return moment;
}

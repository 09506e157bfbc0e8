const jakartaMs = 7 * 3_600_000;
const dayMs = 86_400_000;

/** When the day of a moment ends in Jakarta, both in milliseconds since 1970. Pages say 'hari ini' and 'kemarin'. */
export function daysEnd(moment: number): number {
  return Math.ceil((moment + jakartaMs + 1) / dayMs) * dayMs - jakartaMs;
}

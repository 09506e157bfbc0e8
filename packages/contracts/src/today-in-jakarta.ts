/** Today's date in Jakarta as `yyyy-mm-dd`, the earliest deadline that makes sense. */
export function todayInJakarta(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(now);
}

/** Sign-ups and purchases of one week; the week is named by its Monday, `YYYY-MM-DD` in Jakarta. */
export type WeekActivity = { week: string; signups: number; purchases: number };

/** One day of the referral timeline; `day` is a date in Jakarta. */
export type DayActivity = { day: string; signups: number; purchases: number };

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
const jakartaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' });
const mondayOffsetDays = 3; // 1 January 1970 was a Thursday.

const weekNumber = (day: string): number => Math.floor((Date.parse(day) + mondayOffsetDays * dayMs) / weekMs);

const weekStart = (week: number): string =>
  new Date(week * weekMs - mondayOffsetDays * dayMs).toISOString().slice(0, 10);

/** Sums days into the last `weeks` weeks up to `now`, weeks without anything included. */
export function toWeeklyActivity(days: readonly DayActivity[], now: Date, weeks = 12): WeekActivity[] {
  const last = weekNumber(jakartaDay.format(now));
  return Array.from({ length: weeks }, (_, index) => {
    const week = last - weeks + 1 + index;
    const own = days.filter(({ day }) => weekNumber(day) === week);
    return {
      week: weekStart(week),
      signups: own.reduce((sum, { signups }) => sum + signups, 0),
      purchases: own.reduce((sum, { purchases }) => sum + purchases, 0),
    };
  });
}

/** One sentence that says what to see in the chart. */
export function describeActivity(activity: readonly WeekActivity[]): string {
  const signups = activity.reduce((sum, week) => sum + week.signups, 0);
  const purchases = activity.reduce((sum, week) => sum + week.purchases, 0);
  if (signups + purchases === 0)
    return `Belum ada pendaftaran lewat link Anda dalam ${activity.length} minggu terakhir.`;
  const best = activity.reduce((top, week) => (week.signups > top.signups ? week : top));
  const bestText = best.signups > 1 ? ` Minggu terbaik: ${best.signups} pendaftaran.` : '';
  return `${signups} pendaftaran dan ${purchases} pembelian Premium dalam ${activity.length} minggu terakhir.${bestText}`;
}

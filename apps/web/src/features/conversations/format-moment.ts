import { daysBetween, formatLongDate } from '#lib/format-date.ts';
import { inJakarta } from '#lib/in-jakarta.ts';

/** `09.41`, in Jakarta. */
export function formatClock(iso: string): string {
  const day = inJakarta(new Date(iso));
  return [day.getUTCHours(), day.getUTCMinutes()].map((value) => String(value).padStart(2, '0')).join('.');
}

/** The day of a line above it: `Hari ini`, `Kemarin`, else its long date. */
export function formatDay(iso: string, now: Date = new Date()): string {
  return ['Hari ini', 'Kemarin'][daysBetween(iso, now)] ?? formatLongDate(iso);
}

/** When something was said, short for a list: its time today, `Kemarin`, else its day and month by figures. */
export function formatLast(iso: string, now: Date = new Date()): string {
  const days = daysBetween(iso, now);
  if (days <= 0) return formatClock(iso);
  if (days === 1) return 'Kemarin';
  const day = inJakarta(new Date(iso));
  return `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${String(day.getUTCFullYear()).slice(2)}`;
}

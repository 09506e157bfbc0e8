import { inJakarta } from './in-jakarta.ts';
import { once } from './once.ts';

const timeZone = 'Asia/Jakarta';

const longDate = once(() => new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone }));
const longDateTime = once(
  () => new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short', timeZone }),
);
const parts = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
);

/** `20 November 2026`, in Jakarta. In: an ISO time or date. */
export function formatLongDate(iso: string): string {
  return longDate().format(new Date(iso));
}

/** `20 November 2026 pukul 09.41 WIB`: Indonesian long format with time (spec §9), in Jakarta. */
export function formatLongDateTime(iso: string): string {
  return `${longDateTime().format(new Date(iso))} WIB`;
}

/** `20/11/2026 09:41` for tables (spec §9), in Jakarta. */
export function formatTableDateTime(iso: string): string {
  const part = Object.fromEntries(
    parts()
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return `${part.day}/${part.month}/${part.year} ${part.hour}:${part.minute}`;
}

const relative = once(() => new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' }));
const msPerDay = 86_400_000;
const dayNumber = (moment: Date): number => Math.floor(inJakarta(moment).getTime() / msPerDay);

/** Whole days from one moment's date to another's, as the calendar in Jakarta counts them. */
export function daysBetween(fromIso: string, to: Date): number {
  return dayNumber(to) - dayNumber(new Date(fromIso));
}

/** Age of something in words: `hari ini`, `kemarin`, `3 hari yang lalu`; after a month its date. */
export function formatAge(iso: string, now: Date = new Date()): string {
  const days = daysBetween(iso, now);
  if (days <= 0) return 'hari ini';
  return days <= 30 ? relative().format(-days, 'day') : formatLongDate(iso);
}

import { inJakarta } from './in-jakarta.ts';

const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `20 November 2026`, in Jakarta. In: an ISO time or date. By rule, for the reason that `inJakarta` gives. */
export function formatLongDate(iso: string): string {
  const day = inJakarta(new Date(iso));
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

const clock = (day: Date, separator: string): string =>
  `${twoDigits(day.getUTCHours())}${separator}${twoDigits(day.getUTCMinutes())}`;

/** `20 November 2026 pukul 09.41 WIB`: Indonesian long format with time (spec §9), in Jakarta. */
export function formatLongDateTime(iso: string): string {
  return `${formatLongDate(iso)} pukul ${clock(inJakarta(new Date(iso)), '.')} WIB`;
}

/** `20/11/2026 09:41` for tables (spec §9), in Jakarta. */
export function formatTableDateTime(iso: string): string {
  const day = inJakarta(new Date(iso));
  return `${twoDigits(day.getUTCDate())}/${twoDigits(day.getUTCMonth() + 1)}/${day.getUTCFullYear()} ${clock(day, ':')}`;
}

const msPerDay = 86_400_000;
const dayNumber = (moment: Date): number => Math.floor(inJakarta(moment).getTime() / msPerDay);

/** Whole days from one moment's date to another's, as the calendar in Jakarta counts them. */
export function daysBetween(fromIso: string, to: Date): number {
  return dayNumber(to) - dayNumber(new Date(fromIso));
}

/** Age of something in words: `hari ini`, `kemarin`, `kemarin dulu`, `3 hari yang lalu`; after a month its date. */
export function formatAge(iso: string, now: Date = new Date()): string {
  const days = daysBetween(iso, now);
  if (days > 30) return formatLongDate(iso);
  if (days > 2) return `${days} hari yang lalu`;
  return ['hari ini', 'kemarin', 'kemarin dulu'][Math.max(days, 0)] ?? 'hari ini';
}

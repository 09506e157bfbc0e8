import { daysBetween, formatLongDate } from '#lib/format-date.ts';
import type { ProjectRow } from './project-row.ts';

type Lifecycle = Pick<ProjectRow, 'is_active' | 'expires_at' | 'closed_reason'>;

/** Whether a project can be found and applied to: not closed, and within its 30 days. */
export function isOpen(project: Lifecycle, now: Date = new Date()): boolean {
  return project.is_active && Date.parse(project.expires_at) > now.getTime();
}

/** The owner is asked to prolong a project in its last days. */
const remindDays = 5;

/** Whether the owner should be asked to prolong it: still found, but only for a few days. */
export function isExpiringSoon(project: Lifecycle, now: Date = new Date()): boolean {
  return isOpen(project, now) && -daysBetween(project.expires_at, now) <= remindDays;
}

/** What the owner is told about their project: until when it is shown, or why it no longer is. */
export function describeState(project: Lifecycle, now: Date = new Date()): string {
  if (isOpen(project, now)) return `Tampil sampai ${formatLongDate(project.expires_at)}`;
  switch (project.closed_reason) {
    case 'filled':
      return 'Ditutup: tim sudah lengkap';
    case 'held':
      return 'Ditahan: teksnya sedang kami periksa';
    case 'silent':
      return 'Ditutup: lamaran tidak dijawab';
    case 'owner':
      return 'Ditutup oleh Anda';
    default:
      return 'Ditutup: masa tampil 30 hari sudah habis';
  }
}

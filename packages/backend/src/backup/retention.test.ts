import { expect, test } from 'vitest';
import type { Manifest } from '#backup/manifest.ts';
import { chooseBackup } from '#backup/restore/restore-backup.ts';
import { chooseKept, isBackupDue, isBackupLate } from './retention.ts';

const day = (n: number, hour = 20): Date => new Date(Date.UTC(2026, 10, n, hour));
const backupOf = (n: number, archive = 'a'): Manifest => ({
  format: 1,
  id: `b${n}`,
  archive,
  startedAt: day(n).toISOString(),
  finishedAt: new Date(day(n).getTime() + 60_000).toISOString(),
  postgres: '18.4',
  timeline: 1,
  startLsn: '0/1000000',
  endLsn: '0/1000100',
  restorePoint: 'p',
  base: { name: 'x', bytes: 1, sha256: '' },
  files: { name: 'x', sha256: '' },
  secrets: null,
  stored: { files: 0 },
  tables: [],
});
const idsOf = (backups: readonly Manifest[]): string[] => backups.map(({ id }) => id);

test('what would be older than the limit before the next night goes, and what is too many; the newest stays', () => {
  const all = [1, 2, 3, 4, 5, 6].map((n) => backupOf(n));
  const now = day(6, 21);
  expect(idsOf(chooseKept(all, { keepDays: 3, keepCount: 14 }, now))).toEqual(['b5', 'b6']);
  expect(idsOf(chooseKept(all, { keepDays: 30, keepCount: 2 }, now))).toEqual(['b5', 'b6']);
  expect(idsOf(chooseKept(all, { keepDays: 30, keepCount: 14 }, now))).toEqual(idsOf(all));
  expect(idsOf(chooseKept(all, { keepDays: 3, keepCount: 14 }, day(29)))).toEqual(['b6']);
  expect(chooseKept([], { keepDays: 3, keepCount: 14 }, now)).toEqual([]);
});

test('no backup ever lives longer than the limit, when one is made each night', () => {
  const kept: Manifest[] = [];
  for (let n = 1; n <= 60; n += 1) {
    kept.push(backupOf(n));
    // Until the next run nothing is dropped.
    const ages = kept.map(({ startedAt }) => day(n).getTime() - new Date(startedAt).getTime());
    expect(Math.max(...ages)).toBeLessThanOrEqual(30 * 86_400_000);
    kept.splice(0, kept.length, ...chooseKept(kept, { keepDays: 30, keepCount: 100 }, day(n)));
  }
});

test('a backup is due at night, once, or when a night was missed; late after a day', () => {
  // 20:00 UTC is 03:00 in Jakarta.
  expect(isBackupDue(null, day(2))).toBe(true);
  expect(isBackupDue(day(1), day(2, 19))).toBe(true);
  expect(isBackupDue(day(2, 19), day(2, 20))).toBe(false);
  expect(isBackupDue(day(2, 4), day(2, 12))).toBe(false);
  expect(isBackupDue(day(1, 12), day(2, 12))).toBe(true);
  expect(isBackupLate(day(1), day(2, 19))).toBe(false);
  expect(isBackupLate(day(1), day(2, 21))).toBe(true);
  expect(isBackupLate(null, day(2))).toBe(true);
});

test('a restore takes the newest backup that was whole at the moment, and the log up to the next one of its archive that began well after it', () => {
  const all = [backupOf(1), backupOf(2), backupOf(3, 'b'), backupOf(4)];
  const chosen = (to: Date | null) => {
    const { backup, before } = chooseBackup(all, to);
    return [backup.id, before?.id];
  };
  expect(chosen(null)).toEqual(['b4', undefined]);
  expect(chosen(day(2, 23))).toEqual(['b2', 'b4']);
  expect(chosen(day(3, 23))).toEqual(['b3', undefined]);
  // While the second one was being made the first is the newest, and the log of the second may end before the moment.
  expect(chosen(day(2))).toEqual(['b1', 'b4']);
  expect(chosen(new Date(day(2).getTime() - 120_000))).toEqual(['b1', 'b4']);
  expect(chosen(new Date(day(2).getTime() - 600_000))).toEqual(['b1', 'b2']);
  expect(() => chosen(day(1))).toThrow('The backups begin at');
  expect(() => chooseBackup([], null)).toThrow('no whole backup');
});

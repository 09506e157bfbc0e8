import { expect, test } from 'vitest';
import { describeState, isExpiringSoon, isOpen } from './project-state.ts';

const now = new Date('2026-11-20T02:00:00Z');
const open = { is_active: true, expires_at: '2026-12-01T02:00:00Z', closed_reason: null } as const;

test('a project is open until its 30 days are over or it is closed', () => {
  expect(isOpen(open, now)).toBe(true);
  expect(isOpen({ ...open, expires_at: '2026-11-20T01:59:59Z' }, now)).toBe(false);
  expect(isOpen({ ...open, is_active: false }, now)).toBe(false);
});

test('its owner is reminded in the last five days', () => {
  expect(isExpiringSoon(open, now)).toBe(false);
  expect(isExpiringSoon({ ...open, expires_at: '2026-11-25T02:00:00Z' }, now)).toBe(true);
  expect(isExpiringSoon({ ...open, expires_at: '2026-11-19T02:00:00Z' }, now)).toBe(false);
});

test('its owner is told until when it is shown, or why it is not', () => {
  expect(describeState(open, now)).toBe('Tampil sampai 1 Desember 2026');
  expect(describeState({ ...open, is_active: false, closed_reason: 'filled' }, now)).toBe(
    'Ditutup: tim sudah lengkap',
  );
  expect(describeState({ ...open, is_active: false, closed_reason: 'owner' }, now)).toBe('Ditutup oleh Anda');
  expect(describeState({ ...open, expires_at: '2026-11-19T02:00:00Z' }, now)).toBe(
    'Ditutup: masa tampil 30 hari sudah habis',
  );
});

import { describe, expect, test } from 'vitest';
import { referralLink, whatsappShareLink } from './referral-link.ts';
import { describeActivity, toWeeklyActivity } from './weekly-activity.ts';

const now = new Date('2026-11-20T10:00:00Z');

describe('toWeeklyActivity', () => {
  test('weeks begin on Monday in Jakarta and empty weeks stay', () => {
    const activity = toWeeklyActivity(
      [
        { day: '2026-11-15', signups: 1, purchases: 0 },
        { day: '2026-11-16', signups: 1, purchases: 1 },
        { day: '2026-11-20', signups: 1, purchases: 0 },
      ],
      now,
      3,
    );
    expect(activity).toEqual([
      { week: '2026-11-02', signups: 0, purchases: 0 },
      { week: '2026-11-09', signups: 1, purchases: 0 },
      { week: '2026-11-16', signups: 2, purchases: 1 },
    ]);
  });

  test('says what to see', () => {
    expect(describeActivity(toWeeklyActivity([], now))).toBe(
      'Belum ada pendaftaran lewat link Anda dalam 12 minggu terakhir.',
    );
    expect(describeActivity(toWeeklyActivity([{ day: '2026-11-20', signups: 2, purchases: 0 }], now))).toBe(
      '2 pendaftaran dan 0 pembelian Premium dalam 12 minggu terakhir. Minggu terbaik: 2 pendaftaran.',
    );
  });
});

test('links carry the code, and WhatsApp gets it encoded', () => {
  const link = referralLink('https://kawanusaha.id', 'AB12CD34');
  expect(link).toBe('https://kawanusaha.id/daftar?ref=AB12CD34');
  expect(new URL(whatsappShareLink(link)).searchParams.get('text')).toContain(link);
});

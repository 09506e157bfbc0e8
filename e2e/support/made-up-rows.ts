import type { Page } from '@playwright/test';

/** Answers a call of the data API with made-up rows, for what the demo data do not hold. */
export const answer = (path: string, rows: unknown) => async (page: Page) => {
  await page.route(`**/rest/v1/${path}*`, (route) => route.fulfill({ json: rows }));
};

export const voucher = {
  id: '11111111-1111-4111-8111-111111111111',
  voucher_code: 'K7PX2M',
  username: 'sari_lestari',
  email: 'sari@contoh.test',
  amount: 75_000,
  status: 'active',
  created_at: '2026-01-02T03:04:05Z',
  expired_at: '2099-01-04T03:04:05Z',
  paid_at: null,
  proof_note: null,
  frozen_reason: null,
  pay_to: null,
  is_own: false,
  total_count: 1,
};

export const payment = {
  id: '22222222-2222-4222-8222-222222222222',
  order_id: 'KU-20260102-CONTOH',
  username: 'dimas_premium',
  email: 'premium@contoh.test',
  amount: 80_000,
  status: 'paid',
  payment_type: 'qris',
  needs_refund: false,
  created_at: '2026-01-02T03:04:05Z',
  paid_at: '2026-01-02T03:05:00Z',
  total_count: 1,
};

export const review = {
  item: 'report:project:00000000-0000-4000-8000-000000000000',
  source: 'report',
  target_kind: 'project',
  target_id: '00000000-0000-4000-8000-000000000000',
  title: 'Kopi Keliling',
  shown: { project_name: 'Kopi Keliling', project_description: 'Kami mencari rekan.' },
  categories: [],
  since: '2026-01-02T03:04:05Z',
  owner: null,
  reports: [
    {
      id: '33333333-3333-4333-8333-333333333333',
      reason: 'Penipuan atau meminta uang',
      details: 'Meminta uang pendaftaran lewat WhatsApp.',
      created_at: '2026-01-02T03:04:05Z',
      reporter: null,
    },
  ],
  total_count: 1,
};

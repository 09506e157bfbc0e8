import { afterAll, beforeAll, expect, test } from 'vitest';
import { Registry } from 'prom-client';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { watchProduct } from '#metrics/watch-product.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('jobs, mails, payments and quotas are told as sums, without a name', async () => {
  const { owner } = app.database;
  await owner`select private.note_job_run('mail-notifications')`;
  await owner`select private.note_job_run('assess-listings', 'the model cannot be read')`;
  await owner`select private.take_ai_quota('user:5e1c', 'idea', 5)`;
  await owner`select private.take_ai_quota('user:5e1d', 'idea', 5)`;
  await owner`insert into public.payments (order_id, user_id, amount, status, created_at) values
    ('order-1', gen_random_uuid(), 1000, 'paid', now()), ('order-2', gen_random_uuid(), 1000, 'paid', now() - interval '2 days'),
    ('order-3', gen_random_uuid(), 1000, 'pending', now() - interval '2 days')`;
  const registry = new Registry();
  watchProduct(registry, owner);
  const text = await registry.metrics();
  expect(text).toMatch(/^kawanusaha_job_age_seconds\{job="mail-notifications"\} \d/m);
  expect(text).toMatch(/^kawanusaha_job_failing\{job="mail-notifications"\} 0$/m);
  expect(text).toMatch(/^kawanusaha_job_failing\{job="assess-listings"\} 1$/m);
  expect(text).toMatch(/^kawanusaha_job_failures\{job="assess-listings"\} 1$/m);
  expect(text).toMatch(/^kawanusaha_payments\{status="paid"\} 1$/m);
  expect(text).toMatch(/^kawanusaha_payments\{status="pending"\} 1$/m);
  expect(text).toMatch(/^kawanusaha_ai_uses_today\{kind="idea"\} 2$/m);
  expect(text).toMatch(/^kawanusaha_mails_waiting\{queue="notifications"\} 0$/m);
  expect(text).not.toMatch(/5e1c|order-1|cannot be read/);
});

import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp } from '#testing/app.ts';

beforeAll(async () => {
  // Figures are read once in a minute of a process, which other test files share.
  vi.resetModules();
  await (await import('./engine/load-engine.ts')).loadEngine();
}, 120_000);

test('the chat tells a minimum wage as an admin keeps it', async () => {
  const { businessChat } = await import('./handler.ts');
  const app = await createTestApp({ parts: { functions: [businessChat] } });
  try {
    const { owner } = app.database;
    await owner`insert into public.local_figures (kind, key, value, as_of, source_name, source_url)
      values ('minimum_wage', 'Sulawesi Selatan', ${owner.json({ rupiah: 4_123_456 })}, '2026-01-01', 'Keputusan Gubernur',
        'https://jdih.sulselprov.go.id/upah')`;
    const response = await app.fetch('/functions/v1/business-chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: app.deps.settings.publishableKey },
      body: JSON.stringify({
        mode: 'konsultasi',
        messages: [{ role: 'user', content: 'umr makassar berapa' }],
      }),
    });
    const text = await response.text();
    expect(text).toContain('4.123.456');
    expect(text).toContain('Keputusan Gubernur');
  } finally {
    await app.close();
  }
});

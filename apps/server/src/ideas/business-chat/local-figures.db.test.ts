import { expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { loadEngine } from './engine/load-engine.ts';
import { businessChat } from './handler.ts';

test('the chat tells a minimum wage as an admin keeps it', async () => {
  await loadEngine();
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

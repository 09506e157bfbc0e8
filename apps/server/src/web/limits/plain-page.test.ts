import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { plainPagePolicy, renderPlainPage } from './plain-page.ts';

test('its style alone may run, it has one main part, and a way to ask again', () => {
  const page = renderPlainPage('Judul', 'Isi utama', 'Satu kalimat.');
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style).not.toBe('');
  expect(plainPagePolicy).toContain(`style-src 'sha256-${hash}'`);
  expect(page).toContain(
    '<main><p class="site">KawanUsaha</p><h1>Isi utama</h1><p>Satu kalimat.</p><a href="">',
  );
  expect(page).not.toMatch(/<script|src=/);
});

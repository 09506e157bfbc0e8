import { expect } from '@playwright/test';
import { askFirst, firstAnswerBytes } from '../../tooling/test-server/first-answer.ts';
import { publicPages } from '../../tooling/test-server/public-pages.ts';
import { demoUrl } from '../support/demo.ts';
import { test } from '../support/test.ts';

for (const address of publicPages) {
  test(`${address} goes out whole with what a fresh connection carries at once`, async () => {
    const { headers, rendered, kept } = await askFirst(demoUrl + address);
    expect(headers + kept).toBeLessThanOrEqual(firstAnswerBytes);
    expect(headers + rendered, 'as first rendered').toBeLessThanOrEqual(firstAnswerBytes);
  });
}

for (const address of ['/cari-project', '/cari-relasi']) {
  test(`so do the pages of ${address} one by one`, async () => {
    const { html } = await askFirst(demoUrl + address);
    const found = [...html.matchAll(new RegExp(`href="(${address}/[0-9a-f-]{36})"`, 'g'))];
    expect(found.length).toBeGreaterThan(1);
    for (const [, page] of found) {
      const { headers, kept } = await askFirst(demoUrl + page);
      expect(headers + kept, page).toBeLessThanOrEqual(firstAnswerBytes);
    }
  });
}

test('one script of a document runs: what loaders gave is data, and icons repeat no namespace', async () => {
  const { html } = await askFirst(`${demoUrl}/cari-relasi`);
  const running = html.match(/<script(?![^>]*application\/)[^>]*>[\s\S]*?<\/script>/g) ?? [];
  expect(running).toHaveLength(1);
  expect(html).not.toMatch(/streamController|xmlns=/);
});

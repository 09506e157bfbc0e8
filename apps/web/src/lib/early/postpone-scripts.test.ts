import { expect, test } from 'vitest';
import { postponeScripts } from './postpone-scripts.ts';

const page = [
  '<head><link rel="preload" href="/f.woff2" as="font"/><link rel="modulepreload" href="/a.js" nonce="n"/>',
  '<link rel="modulepreload" href="/b.js" nonce="n"/></head><body><script nonce="n">window.x = 1;</script>',
  '<script nonce="n" type="module" async="">import * as a from "/a.js"; const price = "$&";</script></body>',
].join('');

test('module scripts become inert, and their files are named for later', () => {
  const html = postponeScripts(page);
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script nonce="n" type="text/plain" data-modules="/a.js /b.js">import * as a');
  expect(html).toContain('const price = "$&";');
});

test('everything else stays, also on a page without scripts', () => {
  expect(postponeScripts(page)).toContain('<link rel="preload" href="/f.woff2" as="font"/>');
  expect(postponeScripts(page)).toContain('<script nonce="n">window.x = 1;</script>');
  const bare = '<p>Halo</p><link rel="modulepreload" href="/a.js">';
  expect(postponeScripts(bare)).toBe(bare);
});

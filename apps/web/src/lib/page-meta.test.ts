import { expect, it } from 'vitest';
import { pageMeta, siteUrlFrom } from './page-meta.ts';

const root = { id: 'root', loaderData: { siteUrl: 'https://kawanusaha.example' } };

it('gives the canonical address and the preview with the origin of the site', () => {
  const meta = pageMeta([root, undefined], { title: 'Paket', description: 'Isi', path: '/paket' });
  expect(meta).toContainEqual({ title: 'Paket | KawanUsaha' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://kawanusaha.example/paket',
  });
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://kawanusaha.example/og.png' });
});

it('keeps addresses relative when the root could not be loaded', () => {
  expect(siteUrlFrom([{ id: 'root' }])).toBe('');
});

import { expect, test } from 'vitest';
import { describePageApp } from './page-app.ts';

const manifest = {
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: {
    root: { module: '/assets/root.js', imports: ['/assets/react.js', '/assets/frame.js'] },
    'routes/home': { module: '/assets/home.js' },
  },
};

test('each file of a page is named once, what it needs before it, and the entry apart', () => {
  expect(describePageApp(manifest, ['root', 'routes/home'], 'on-action', { ssr: true })).toEqual({
    starts: 'on-action',
    files: [
      '/assets/manifest.js',
      '/assets/react.js',
      '/assets/frame.js',
      '/assets/root.js',
      '/assets/home.js',
    ],
    routes: { root: '/assets/root.js', 'routes/home': '/assets/home.js' },
    entry: '/assets/entry.js',
    router: { ssr: true },
  });
});

test('a route without a module of its own is left out', () => {
  const page = describePageApp(manifest, ['root', 'routes/robots'], 'at-once', {});
  expect(page.starts).toBe('at-once');
  expect(page.routes).toEqual({ root: '/assets/root.js' });
});

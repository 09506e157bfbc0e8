import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createPagePattern } from '#web/page-pattern.ts';

const routes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  listing: { id: 'listing', parentId: 'root', path: 'proyek/:id' },
  admin: { id: 'admin', parentId: 'root', path: '/admin' },
  person: { id: 'person', parentId: 'admin', path: 'orang/:id' },
} as unknown as ServerBuild['routes'];

test.each([
  ['/', '/'],
  ['/proyek/5e1c', '/proyek/:id'],
  ['/admin/orang/5e1c', '/admin/orang/:id'],
  ['/nowhere', '/'],
])('%s is counted as %s', (path, pattern) => {
  expect(createPagePattern(routes)(path)).toBe(pattern);
});

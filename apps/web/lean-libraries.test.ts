import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leanParts } from './lean-libraries.ts';
import config from './react-router.config.ts';

const root = path.resolve(import.meta.dirname, '../..');

const sources = fs
  .globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('.test.'))
  .map((file) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'));

test.for([...new Set(leanParts.map(({ lean }) => lean))])(
  '%s has the names of what it stands for',
  (lean) => {
    const names = leanParts
      .filter((part) => part.lean === lean)
      .flatMap(({ library, part }) => {
        const [file] = fs.globSync(`node_modules/${library}/{dist/production,build/modern}/${part}`, {
          cwd: root,
        });
        const told =
          /export \{([^}]*)\}/.exec(fs.readFileSync(path.join(root, file ?? ''), 'utf8'))?.[1] ?? '';
        return told.split(',').map((name) => name.trim());
      });
    const text = fs.readFileSync(path.join(import.meta.dirname, 'lean', lean), 'utf8');
    const stands = [...text.matchAll(/export (?:const|class) (\w+)/g)].map(([, name]) => name);
    expect(stands.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(stands));
  },
);

test('what is left out is called nowhere', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' });
  expect(sources.length).toBeGreaterThan(500);
  const callers = sources.filter((text) =>
    /\binstrumentations\b|\buseMutation\b|\bMutationCache\b|\buse\w*Suspense|\bthrowOnError:|\bQueryErrorResetBoundary\b|\bIsRestoringProvider\b/.test(
      text,
    ),
  );
  expect(callers).toEqual([]);
  // What the router shows without them.
  const frame = fs.readFileSync(path.join(import.meta.dirname, 'src/app/root.tsx'), 'utf8');
  for (const part of ['function Layout', 'function ErrorBoundary']) expect(frame).toContain(`export ${part}`);
});

test('an empty cache of mutations answers what the query client asks of it', async () => {
  const { MutationCache } = await import('./lean/mutation-cache.ts');
  const cache = new MutationCache();
  cache.clear();
  expect(cache.findAll()).toEqual([]);
  await expect(cache.resumePausedMutations()).resolves.toBeUndefined();
});

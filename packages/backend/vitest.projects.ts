import path from 'node:path';

const folder = import.meta.dirname;
const root = path.resolve(folder, '../..');

/** What every test project of the checkout shares. */
export const common = {
  environment: 'node' as const,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: [path.join(root, 'tooling/test-server/seed-generators.ts')],
};

/** What every project of black-box tests adds. */
export const blackBox = { testTimeout: 120_000, hookTimeout: 200_000, pool: 'forks' as const, maxWorkers: 2 };

/** The engine's tests: without anything, over a PostgreSQL of their own, and against the running command. */
export const backendProjects = [
  {
    test: {
      ...common,
      name: 'backend-unit',
      root: folder,
      include: ['src/**/*.test.ts'],
      exclude: ['**/node_modules/**', '**/*.db.test.ts'],
    },
  },
  {
    test: {
      ...common,
      name: 'backend-db',
      root: folder,
      include: ['src/**/*.db.test.ts'],
      globalSetup: [path.join(folder, 'src/testing/global-setup.ts')],
      pool: 'forks' as const,
      maxWorkers: 2,
    },
  },
  {
    test: {
      ...common,
      ...blackBox,
      name: 'backend-acceptance',
      root: folder,
      include: ['acceptance/**/*.test.ts'],
    },
  },
];

import process from 'node:process';
import { defineConfig } from 'vitest/config';

const common = {
  environment: 'node' as const,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: ['tooling/test-server/seed-generators.ts'],
  // A busy CI machine may delay a notice or a process past its wait; by hand a test must pass at once.
  retry: process.env['CI'] ? 1 : 0,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['{apps,bench,packages,quality,tooling}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.db.test.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'db',
          include: ['{apps,supabase}/**/*.db.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...common,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          name: 'acceptance',
          include: ['acceptance/**/*.test.ts'],
          globalSetup: ['tooling/test-server/acceptance-setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { browserProject } from './apps/web/vitest.projects.ts';
import {
  backendProjects,
  blackBox,
  common,
  databaseProjects,
  unitProjects,
} from './packages/backend/vitest.projects.ts';

export default defineConfig({
  test: {
    projects: [
      ...backendProjects,
      ...unitProjects('unit', import.meta.dirname, {
        include: ['{apps,bench,packages,quality,tooling}/**/*.test.{ts,tsx}'],
        exclude: [
          '**/node_modules/**',
          '**/build/**',
          '**/*.db.test.ts',
          '**/*.browser.test.tsx',
          'packages/backend/**',
        ],
      }),
      ...databaseProjects(
        'db',
        import.meta.dirname,
        { include: ['{apps,supabase}/**/*.db.test.ts'], exclude: ['**/node_modules/**', '**/build/**'] },
        'apps/server/src/testing/global-setup.ts',
      ),
      {
        test: {
          ...common,
          ...blackBox,
          name: 'acceptance',
          include: ['acceptance/**/*.test.ts'],
          globalSetup: ['tooling/test-server/acceptance-setup.ts'],
        },
      },
      browserProject,
    ],
  },
});

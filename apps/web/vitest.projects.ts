import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { common } from '../../packages/backend/vitest.projects.ts';
import { launchOptions } from '../../tooling/chromium/launch-options.ts';

const folder = import.meta.dirname;

/** Parts of the design system by themselves in a real browser, as wide as a phone. */
export const browserProject = {
  plugins: [tailwindcss()],
  // Found only while tests run, a library is bundled anew, with a second React.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'clsx',
      'lucide-react',
      'react',
      'react/jsx-dev-runtime',
      'react-router',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'browser',
    root: folder,
    include: ['src/**/*.browser.test.tsx'],
    testTimeout: common.testTimeout,
    setupFiles: [path.join(folder, 'src/app/app.css')],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 360, height: 740 } }],
      screenshotFailures: false,
    },
  },
};

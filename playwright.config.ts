import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tooling/chromium/launch-options.ts';

// Workers read this file again; the environment carries the choice of the first reading to them.
// Both lie below the ports that systems hand out by themselves (from 32,768 on Linux).
process.env['E2E_PORT'] ??= String(12_000 + Math.floor(Math.random() * 4_000) * 2);
process.env['E2E_DEMO_PORT'] ??= String(22_000 + Math.floor(Math.random() * 4_000) * 2);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs a second try has a cause, on CI as by hand.
  retries: 0,
  // Three on the two cores of CI: a test waits for its page, its server or a clock about half of its time.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${process.env['E2E_PORT']}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Requests of a page that a worker controls pass by `page.route`; the tests of the worker ask for it.
    serviceWorkers: 'block',
    // A trace of each test costs about as much as the test: who looks for a cause asks for it.
    trace: process.env['E2E_TRACES'] === 'true' ? 'retain-on-failure' : 'off',
    launchOptions,
  },
});

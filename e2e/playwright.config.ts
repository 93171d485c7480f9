import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs, browserExecutable } from '../scripts/lib/browser.mjs';
import { freePort, serverCommand } from '../scripts/lib/server.mjs';
import type { ShopOptions } from './support/test.ts';

// `E2E_PORT` and `E2E_DATA_DIR` of a server that runs already: the journeys use it and leave it as it is.
const isRunning = process.env['E2E_PORT'] !== undefined;
// Workers read this file again: what the first reading chose is handed to them in the environment.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `driveline-e2e-${process.pid}`);
const port = Number(process.env['E2E_PORT']);

export default defineConfig<ShopOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  ...(!isRunning && { globalTeardown: './support/removeData.ts' }),
  timeout: 40_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A busy machine may lose a race with a timeout once; what fails twice is a fault. The list names both.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await browserExecutable(), args: browserArgs },
    market: 'us',
    locale: 'en-US',
    actionTimeout: 7_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // Decided on the server, by keys that a phone lacks, or at widths that the test sets itself.
      testIgnore: [
        '*.faults.spec.ts',
        '*.keyboard.spec.ts',
        '*.layout.spec.ts',
        '*.answers.spec.ts',
        '*.shell.spec.ts',
        '*.address.spec.ts',
        '*.accessible.spec.ts',
        '*.configured.spec.ts',
        '*.frame.spec.ts',
        '*.remembered.spec.ts',
        '*.market.spec.ts',
        '*.wallet.spec.ts',
        '*.tenders.spec.ts',
        '*.forms.spec.ts',
        '*.earlyKeys.spec.ts',
        '*.focus.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: serverCommand(),
    url: `http://127.0.0.1:${port}/`,
    cwd: '..',
    timeout: 120_000,
    reuseExistingServer: isRunning,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'production',
      TRUST_PROXY: 'true',
      PORT: String(port),
      DATA_DIR: process.env['E2E_DATA_DIR'],
      SEED_PARTS: process.env['SEED_PARTS'] ?? '2000',
    },
  },
});

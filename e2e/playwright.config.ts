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

/**
 * What `npm test` walks: a purchase in each market, by keys, without script, early and offline, the search, and what
 * every page promises. `npm run test:long` walks the rest.
 */
const CORE = [
  '{us,mx,br}.{orders,keyboard}.spec.ts',
  '{mx,br}.payLater.spec.ts',
  // A guest's whole purchase, as in the US.
  'mx.pickup.spec.ts',
  'br.delivery.spec.ts',
  'us.{accessible,early,faults,misfit,noScript,offline,search,shell}.spec.ts',
  'mx.market.spec.ts',
  'br.forms.spec.ts',
];
const part = process.env['E2E_PART'];
// The two sizes run one after the other, and keep what failed apart.
const size = process.env['E2E_SIZE'] ?? 'all';

export default defineConfig<ShopOptions>({
  testDir: '.',
  testMatch: part === 'core' ? CORE : '*.spec.ts',
  ...(part === 'rest' && { testIgnore: CORE }),
  outputDir: `test-results/${size}`,
  ...(!isRunning && { globalTeardown: './support/removeData.ts' }),
  timeout: 40_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A busy machine may lose a race with a timeout once; what fails twice is a fault. The list names both.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: `playwright-report/${size}` }],
    ['../scripts/lib/claimsOfPlaywright.mjs'],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await browserExecutable(), args: browserArgs },
    market: 'us',
    locale: 'en-US',
    actionTimeout: 7_000,
    // A trace of every test costs a quarter of their time. In CI the second try of what failed leaves one.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // By keys that a phone lacks, at widths or of servers that the test makes itself.
      testIgnore: [...(part === 'rest' ? CORE : []), '*.{configured,earlyKeys,keyboard,layout}.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // What no width changes is walked once.
      testIgnore: [...(part === 'rest' ? CORE : []), '*.{anyScript,oneSentence}.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
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

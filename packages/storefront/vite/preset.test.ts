import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { driveline } from './preset.ts';

type Resolved = Parameters<NonNullable<ReturnType<typeof driveline>['reactRouterConfigResolved']>>[0];

/** What React Router makes of the preset, and of a shop's configuration over it. */
const resolved = async (own: object = {}) => {
  const preset = driveline();
  const config = await preset.reactRouterConfig?.({ reactRouterUserConfig: {} });
  const reactRouterConfig = { ...config, ...own } as Resolved['reactRouterConfig'];
  await preset.reactRouterConfigResolved?.({ reactRouterConfig });
  return reactRouterConfig;
};

test('[PLUS-030] a shop gets the pages of the package', async () => {
  const { appDirectory } = await resolved();
  expect(existsSync(join(appDirectory, 'routes.ts'))).toBe(true);
});

test.each([
  [{ ssr: false }, 'ssr'],
  [{ future: { v8_middleware: false } }, 'v8_middleware, v8_passThroughRequests'],
])('a shop that turns off what pages need is told so', async (own, named) => {
  await expect(resolved(own)).rejects.toThrow(`react-router.config turns off what pages need: ${named}`);
});

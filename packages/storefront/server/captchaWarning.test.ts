import { expect, test, vi } from 'vitest';
import { shop } from '../test/sampleShop.ts';
import { createServer } from './createServer.ts';
import { log } from './log.ts';
import { readSettings } from './settings.ts';

const start = (env: Record<string, string>) =>
  createServer({
    shop,
    settings: readSettings(env),
    b2c: { fetch: async () => new Response(), observePage: () => {}, close: async () => {} },
    loadBuild: () => Promise.reject(new Error('No page is opened.')),
    clientFiles: new Map(),
  });

test('a captcha that is set is warned of at the start, where this process asks for its tokens', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const captcha = { CAPTCHA_VERIFY_URL: 'https://captcha.example/verify', CAPTCHA_SECRET: 'a' };
  start({});
  start({ ...captcha, B2C_ORIGIN: 'https://b2c.example' });
  expect(warn).not.toHaveBeenCalled();
  start(captcha);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('CAPTCHA_VERIFY_URL'));
});

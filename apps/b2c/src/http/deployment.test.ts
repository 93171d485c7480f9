import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deploymentOf } from './deployment.ts';

test('a deployment says its hosts and its configuration', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'driveline-deployment-')), 'config.json');
  writeFileSync(file, JSON.stringify({ values: { SECURITY_CONTACT: 'security@shop.example' } }));
  const env = {
    MARKET_HOSTS: 'Tienda.example:443=mx',
    ALLOWED_HOSTS: 'shop.example:443, www.shop.example',
    CONFIG_FILE: file,
  };
  expect(deploymentOf(env, { 'localhost:3001': 'br' })).toEqual({
    hosts: { 'localhost:3001': 'br', 'Tienda.example': 'mx' },
    allowedHosts: new Set(['shop.example', 'www.shop.example', 'localhost:3001', 'tienda.example']),
    hostCookies: true,
    config: { values: { SECURITY_CONTACT: 'security@shop.example' } },
  });
  const unset = { hosts: {}, allowedHosts: undefined, hostCookies: true, config: {} };
  expect(deploymentOf({})).toEqual(unset);
  expect(deploymentOf({ HOST_COOKIES: 'false' })).toEqual({ ...unset, hostCookies: false });
});

test.each([
  [{ ALLOWED_HOSTS: 'https://shop.example' }, "ALLOWED_HOSTS names 'https://shop.example'"],
  [{ CONFIG_FILE: '/none.json' }, "CONFIG_FILE names '/none.json'"],
])('%o is refused', (env, words) => {
  expect(() => deploymentOf(env)).toThrow(words);
});

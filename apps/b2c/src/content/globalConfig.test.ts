import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GlobalConfig } from '@driveline/api/contract';
import { fixture } from '@driveline/api/testing';
import { packageRoot } from '../ops/packageRoot.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { configFlags, configValues } from './globalConfig.ts';

const demonstration = JSON.parse(
  readFileSync(join(packageRoot, 'config', 'demonstration.json'), 'utf8'),
) as GlobalConfig;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ config: { ...demonstration, values: { STORE_SEARCH_RADIUS: 40 } } });
});
afterAll(() => shop.close());

/** What a visitor cannot see without another company's service, or what would hide the newer form of a thing. */
const unseen = [
  'TRANSITION_PHASE',
  'CHECKOUT_V1_US',
  'CHECKOUT_V2_US',
  'CHECKOUT_V1_MX',
  'CHECKOUT_V2_MX',
  'BRAZIL_PHASE_TWO_ENABLED',
  'CHAT_VENDOR_AVAILABILITY_ENABLED',
  'ONE_TRUST_ENABLED',
  'MOBILE_ATTRIBUTION_ENABLED',
  'COMMERCE_PLATFORM_ENABLED',
  'TEALEAF_ENABLED',
];

test('the demonstration has a value for every flag, and shows all that can be seen', () => {
  expect(Object.keys(demonstration.flags).sort()).toEqual(Object.keys(configFlags).sort());
  const off = Object.entries(demonstration.flags).flatMap(([name, isOn]) => (isOn ? [] : [name]));
  expect(off.sort()).toEqual(unseen.toSorted());
});

test('[CONF-034] the shipped names are those of the contract’s sample, by which clients read them', () => {
  const { flags, values } = fixture('shell.globalConfig');
  expect(Object.keys(values).sort()).toEqual(Object.keys(configValues).sort());
  expect(Object.keys(flags).sort()).toEqual(Object.keys(configFlags).sort());
});

test('[API-033] a deployment puts its flags and values over the shipped ones; the answer is for everybody', async () => {
  const answer = await shop.shopper('mx').call('shell.globalConfig');
  expect(answer.body.flags).toEqual(demonstration.flags);
  expect(answer.body.values).toMatchObject({ STORE_SEARCH_RADIUS: 40, STORE_SEARCH_RESULTS_LIMIT: 10 });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
});

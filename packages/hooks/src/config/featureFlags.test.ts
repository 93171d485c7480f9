import { describe, expect, test } from 'vitest';
import { mayOfferApp } from '../banners/appBanner.ts';
import { checkoutGeneration, readConfig, switchedKind } from './readConfig.ts';

const withFlags = (...names: string[]) =>
  readConfig({ flags: Object.fromEntries(names.map((name) => [name, true])), values: {} });

/** As a market's record names them. */
const rules = {
  generationFlags: [
    { flag: 'CHECKOUT_V3_ENABLED_US', generation: 'v3' },
    { flag: 'CHECKOUT_V3_US', generation: 'v3' },
    { flag: 'CHECKOUT_V2_US', generation: 'v2' },
    { flag: 'CHECKOUT_V1_US', generation: 'v1' },
  ],
  defaultGeneration: 'v3',
} as const;

describe('[STATE-034] the checkout’s generation', () => {
  test.each([
    [['CHECKOUT_V1_US'], 'v1'],
    [['CHECKOUT_V2_US', 'CHECKOUT_V1_US'], 'v2'],
    [['CHECKOUT_V3_US', 'CHECKOUT_V1_US'], 'v3'],
    [['CHECKOUT_V3_ENABLED_US', 'CHECKOUT_V2_US'], 'v3'],
    [['CHECKOUT_V1_MX'], 'v3'],
    [[], 'v3'],
  ])('with %o is %s', (flags, generation) => {
    expect(checkoutGeneration(withFlags(...flags), rules)).toBe(generation);
  });
});

test('[STATE-035] the common header takes the simple one’s place by its flag', () => {
  const header = { kind: 'simple', flag: { name: 'BRAZIL_PHASE_TWO_ENABLED', kindWithFlag: 'full' } };
  expect(switchedKind(withFlags(), header)).toBe('simple');
  expect(switchedKind(withFlags('BRAZIL_PHASE_TWO_ENABLED'), header)).toBe('full');
});

test('[STATE-045] the phone system’s own banner takes the place of ours', () => {
  const phone = { system: 'ios', isMobileApp: false, isBot: false } as const;
  const offers = (...flags: string[]) =>
    mayOfferApp({ ...phone, hasSmartBanner: withFlags(...flags).flag('SMART_APP_BANNER_ENABLED') });
  expect(offers()).toBe(true);
  expect(offers('SMART_APP_BANNER_ENABLED')).toBe(false);
});

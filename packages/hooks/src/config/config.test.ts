import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { flags } from './flags.ts';
import {
  checkoutGeneration,
  defaultConfig,
  readConfig,
  switchedKind,
  withoutOffFlags,
} from './readConfig.ts';

describe('[CONF-030] without a config', () => {
  test('every flag is off but the newest checkout', () => {
    const config = readConfig(undefined);
    const on = Object.keys(flags).filter((name) => config.flag(name));
    expect(on).toEqual(['CHECKOUT_V3_ENABLED_US', 'CHECKOUT_V3_ENABLED_MX']);
    expect(config.isLoaded).toBe(false);
    expect(defaultConfig.flags['CHECKOUT_V3_ENABLED_US']).toBe(true);
  });

  test('values are the built-in ones', () => {
    expect(readConfig(null).values).toMatchObject({
      STORE_SEARCH_RADIUS: 150,
      YMME_TOOLTIP_TIMEOUT_S: 15,
    });
  });
});

describe('with a config', () => {
  test('a flag that it leaves out is off', () => {
    const config = readConfig({ flags: { TEALEAF_ENABLED: true }, values: {} });
    expect(config.flag('TEALEAF_ENABLED')).toBe(true);
    expect(config.flag('CHECKOUT_V3_ENABLED_US')).toBe(false);
    expect(config.isLoaded).toBe(true);
  });

  test('[CONF-034] a value counts when its type is right, and the constant otherwise', () => {
    const values = {
      STORE_SEARCH_RADIUS: 50,
      STORE_SEARCH_RESULTS_LIMIT: '5',
      LOG_SAMPLE_RATE: Number.NaN,
      NOVELTY: 1,
    };
    expect(readConfig({ flags: {}, values }).values).toMatchObject({
      STORE_SEARCH_RADIUS: 50,
      STORE_SEARCH_RESULTS_LIMIT: 10,
      LOG_SAMPLE_RATE: 0.1,
    });
  });

  test('[CONF-034] every value that the server names is one that somebody reads', () => {
    // How many of the desk work at once is the server's own.
    const shipped = Object.keys(fixture('shell.globalConfig').values).filter(
      (name) => name !== 'CHAT_AGENTS',
    );
    expect(Object.keys(readConfig(undefined).values)).toEqual(expect.arrayContaining(shipped));
  });

  test('without its flags that are off it is read the same, and all else of it stays', () => {
    const config = { ...fixture('shell.globalConfig'), dataNotice: 'Made up.' };
    const { flags: on, ...rest } = withoutOffFlags(config);
    expect({ ...rest, flags: config.flags }).toEqual(config);
    expect(Object.values(on)).not.toContain(false);
    for (const name of Object.keys(flags))
      expect(readConfig({ ...rest, flags: on }).flag(name)).toBe(readConfig(config).flag(name));
    expect(withoutOffFlags({} as never)).toEqual({ flags: {} });
  });

  test('one without flags or values is read as empty', () => {
    const config = readConfig({} as never);
    expect(config.flag('ACES_ENABLED')).toBe(false);
    expect(config.values.STORE_SEARCH_RADIUS).toBe(150);
  });
});

describe('[CONF-031] the checkout generation', () => {
  const rules = {
    generationFlags: [
      { flag: 'CHECKOUT_V3_ENABLED_US', generation: 'v3' },
      { flag: 'CHECKOUT_V3_US', generation: 'v3' },
      { flag: 'CHECKOUT_V2_US', generation: 'v2' },
      { flag: 'CHECKOUT_V1_US', generation: 'v1' },
    ],
    defaultGeneration: 'v3',
  } as const;

  test.each([
    [[], 'v3'],
    [['CHECKOUT_V1_US'], 'v1'],
    [['CHECKOUT_V1_US', 'CHECKOUT_V2_US'], 'v2'],
    [['CHECKOUT_V1_US', 'CHECKOUT_V3_US'], 'v3'],
    [['CHECKOUT_V1_US', 'CHECKOUT_V3_ENABLED_US'], 'v3'],
    [['CHECKOUT_V1_MX'], 'v3'],
  ])('with %j on is %s', (on, generation) => {
    const config = readConfig({ flags: Object.fromEntries(on.map((name) => [name, true])), values: {} });
    expect(checkoutGeneration(config, rules)).toBe(generation);
  });
});

test('[CONF-011] a flag swaps the kind that a market names', () => {
  const header = {
    kind: 'simple',
    flag: { name: 'BRAZIL_PHASE_TWO_ENABLED', kindWithFlag: 'full' },
  } as const;
  const config = (on: boolean) => readConfig({ flags: { BRAZIL_PHASE_TWO_ENABLED: on }, values: {} });
  expect(switchedKind<'simple' | 'full'>(config(false), header)).toBe('simple');
  expect(switchedKind<'simple' | 'full'>(config(true), header)).toBe('full');
  expect(switchedKind(config(true), { kind: 'full' })).toBe('full');
});

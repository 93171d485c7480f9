import { afterEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from './events.ts';
import { createModuleRunner } from './pluginModules.ts';

const shop = { market: 'us', locale: 'en-US', currency: 'USD' };
const plugin = { name: 'tags', consent: 'analytics', scripts: [], settings: { id: 'T-1' } } as const;
const event = (name: string) => ({ event: name }) as AnalyticsEvent;
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

test('[STATE-026] a module is loaded once, after consent to its category, with its settings', async () => {
  const start = vi.fn();
  const load = vi.fn(async () => ({ start }));
  const runner = createModuleRunner({ tags: load }, shop);
  runner.start([plugin], ['survey']);
  expect(load).not.toHaveBeenCalled();
  runner.start([plugin, { ...plugin, name: 'without' }], ['analytics']);
  runner.start([plugin], ['analytics']);
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(start.mock.calls).toEqual([[{ ...shop, settings: { id: 'T-1' } }]]);
});

test('events wait for a module that is still loading, in order', async () => {
  const heard: string[] = [];
  let arrive = () => {};
  const here = new Promise<void>((resolve) => (arrive = resolve));
  const start = () => (one: AnalyticsEvent) => void heard.push(one.event);
  const runner = createModuleRunner({ tags: () => here.then(() => ({ start })) }, shop);
  runner.start([plugin], ['analytics']);
  runner.tell(event('pageView'));
  runner.tell(event('signOut'));
  await settled();
  expect(heard).toEqual([]);
  arrive();
  await settled();
  expect(heard).toEqual(['pageView', 'signOut']);
});

test.each([
  ['does not load', () => Promise.reject(new Error('gone'))],
  [
    'fails on an event',
    async () => ({
      start: () => () => {
        throw new Error('gone');
      },
    }),
  ],
])('a module that %s is reported once and hears no more', async (_, load) => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const runner = createModuleRunner({ tags: load }, shop);
  runner.start([plugin], ['analytics']);
  runner.tell(event('pageView'));
  runner.tell(event('signOut'));
  await settled();
  runner.tell(event('signOut'));
  await settled();
  expect(reported.mock.calls).toEqual([[new Error('gone')]]);
});

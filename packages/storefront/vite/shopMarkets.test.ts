import { mx, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { shopMarkets } from './shopMarkets.ts';

type Loads = (this: { environment: { name: string } }, id: string) => Promise<string | null>;

const load = (id: string, environment = 'client') => {
  const plugin = shopMarkets({ markets: async () => [us, mx], messages: '/shop/messages' });
  return (plugin.load as Loads).call(
    { environment: { name: environment } },
    `\0virtual:driveline/markets${id}`,
  );
};

test('[PLUS-030] a browser asks for one market of the shop, a server has all of them', async () => {
  const inBrowser = (await load('')) ?? '';
  expect(inBrowser).toContain(`"mx": () => import('virtual:driveline/markets/first/mx')`);
  expect(inBrowser).toContain(`"mx": () => import('virtual:driveline/markets/late/mx')`);
  expect(inBrowser).toContain('everyMarket = []');
  const onServer = (await load('', 'ssr')) ?? '';
  expect(onServer).toContain(`from 'virtual:driveline/markets/first/us'`);
  expect(onServer).toContain('everyMarket = [[first0, late0], [first1, late1]]');
  for (const code of [inBrowser, onServer]) expect(code).not.toMatch(/\bbr\b/);
});

test('[PLUS-030] a market is its record and the words of its locale, from the shop and the packages', async () => {
  const first = (await load('/first/mx')) ?? '';
  expect(first).toContain(`from '@driveline/ui/i18n/first/es-MX'`);
  expect(first).toContain('"/shop/messages/es-MX.json?first"');
  const record = /JSON\.parse\((".*")\);/.exec(first)?.[1] ?? '""';
  expect(JSON.parse(JSON.parse(record) as string)).toEqual(mx);
  expect(await load('/late/mx')).toContain('"/shop/messages/es-MX.json?late"');
});

test('other modules are left to others', async () => {
  const plugin = shopMarkets({ markets: async () => [us], messages: '' });
  expect(
    await (plugin.load as Loads).call({ environment: { name: 'client' } }, '/shop/app/root.tsx'),
  ).toBeNull();
});

import { cpSync, mkdtempSync } from 'node:fs';
import { join, relative } from 'node:path';
import { us } from '@driveline/markets';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { builtFaults } from '../cli/checks/buildFaults.ts';
import { routeFaults } from '../cli/checks/shopFaults.ts';
import type { ShopConfig } from '../src/defineShop.ts';
import type { RouteChanges } from '../src/routeTable.ts';
import { shopRoutes } from '../src/shopRoutes.ts';
import { doctorFolder } from './doctorFolder.ts';
import { shop } from './sampleShop.ts';

const folder = doctorFolder();
const { write } = folder;

const [first] = Object.values(shop.brands);

const linking = (href: string): ShopConfig['brands'] => {
  const { pages, ...content } = first!.content.us!;
  return { ironbay: { ...first!, content: { us: { ...content, pages, topNav: [{ href }] as never } } } };
};
const deadLinks = (href: string, changes: RouteChanges, added: RouteConfigEntry[] = []) => {
  const routes = { changes, added };
  const faults = routeFaults({ brands: linking(href), markets: [us], routes }, folder.root, true);
  return faults.filter((fault) => fault.includes(`links to ${href},`)).length;
};

test.each([
  ['/user/myAccount', { account: false }, 1],
  ['/user/myProfile?a=b', { profile: false }, 1],
  ['/user/orderHistory', { orderHistory: false }, 1],
  ['/user/orderHistory/1', { order: false }, 1],
  ['/user/myVehicle', { vehicle: false }, 1],
  ['/user/rewards/requestCredit', { rewardsCredit: false }, 1],
  ['/user/repairGuides', { account: false }, 0],
  ['/user/repairGuides', { garage: false }, 1],
  ['/lp/deals', { dealsHome: false }, 1],
  ['/lp/about', { dealsHome: false }, 0],
  ['/store', { stores: { path: 'find-a-store' } }, 0],
] as const)('of a link to %s, with %j, %i is dead', (href, changes, dead) => {
  expect(deadLinks(href, changes)).toBe(dead);
});

test('a page of the shop below another keeps a link alive', () => {
  const page = { path: 'terms', file: 'terms.tsx' };
  const club = { path: 'coupons', file: 'club.tsx', children: [page] };
  expect(deadLinks('/coupons', { coupons: false }, [club])).toBe(0);
});

test('a build that is not there, or of other routes than now, is to be made; no source is asked for', async () => {
  const routes = { added: [{ path: 'story', file: 'pages/story.tsx' }] };
  write({ 'shop.config.ts': `export const shop = ${JSON.stringify({ brands: {}, markets: [], routes })};` });
  await expect(builtFaults(folder.root)).rejects.toThrow("Run 'driveline build' first.");
  const now = [{ id: 'root' }, ...(await shopRoutes(folder.root, true))];
  const built = (entries: { id?: string | undefined; path?: string | undefined }[]) =>
    `export const routes = ${JSON.stringify(Object.fromEntries(entries.map(({ id, path }) => [id, { id, path }])))};`;
  write({ 'package.json': { type: 'module' }, 'build/server/index.js': built(now) });
  expect(await builtFaults(folder.root)).toEqual([]);
  const other = mkdtempSync(join(folder.root, 'shop-'));
  cpSync(join(folder.root, 'shop.config.ts'), join(other, 'shop.config.ts'));
  write({ [`${relative(folder.root, other)}/build/server/index.js`]: built(now.slice(0, -1)) });
  expect(await builtFaults(other)).toEqual([expect.stringContaining('has other routes than shop.config.ts')]);
  await expect(shopRoutes(other)).rejects.toThrow("A route names 'pages/story.tsx'");
});

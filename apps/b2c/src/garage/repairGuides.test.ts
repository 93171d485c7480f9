import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '@driveline/markets';
import { readPartTypes } from '../../seed/seedData.ts';
import { catalogVehicles } from '../../test/garage.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { maintenanceRules } from './maintenanceData.ts';
import { guideTextsOf, guideTree } from './repairGuides.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('[API-098] [ACCT-056] the tree, and a guide with its neighbours and parts', async () => {
  const guest = shop.shopper('mx');
  const { guides, content } = await guest.do('garage.repairGuide');
  expect(content).toBeUndefined();
  expect(guides.map(({ title }) => title)).toContain('Batería y luces');
  const ids = guides.flatMap(({ children }) => children.map(({ id }) => id));
  expect(ids.length).toBeGreaterThanOrEqual(6);
  for (const [index, guideId] of ids.entries()) {
    const answer = await guest.do('garage.repairGuide', { query: { guideId } });
    expect(answer.content).toMatchObject({
      id: guideId,
      previousId: ids[index - 1] ?? null,
      nextId: ids[index + 1] ?? null,
    });
    expect(answer.content?.breadcrumb).toHaveLength(2);
    expect(answer.content?.steps.length).toBeGreaterThanOrEqual(5);
    expect(answer.content?.parts.length).toBeGreaterThan(0);
  }
});

test('[API-098] [ACCT-056] an electric car has no guide to oil or spark plugs', async () => {
  const [vehicleId = ''] = await catalogVehicles(shop, 1, { fuel: 'electric' });
  const guest = shop.shopper();
  const { guides } = await guest.do('garage.repairGuide', { query: { vehicleId } });
  const ids = guides.flatMap(({ children }) => children.map(({ id }) => id));
  expect(ids).toContain('brake-pads');
  expect(ids).not.toContain('engine-oil');
  expect(guides.map(({ id }) => id)).not.toContain('engine');
  const missing = await guest.call('garage.repairGuide', { query: { vehicleId, guideId: 'engine-oil' } });
  expect([missing.status, missing.key]).toEqual([404, 'error_guide_unknown']);
});

test('[API-098] unknown guides and vehicles, those of another market too', async () => {
  const [foreign = ''] = await catalogVehicles(shop, 1, { market: 'br', fuel: 'flex' });
  const guest = shop.shopper();
  for (const guideId of ['flux', '__proto__', 'constructor', 'brakes']) {
    const answer = await guest.call('garage.repairGuide', { query: { guideId } });
    expect([answer.status, answer.key]).toEqual([404, 'error_guide_unknown']);
  }
  for (const vehicleId of ['999999999', 'x', foreign]) {
    const answer = await guest.call('garage.repairGuide', { query: { vehicleId } });
    expect([answer.status, answer.key]).toEqual([404, 'error_vehicle_unknown']);
  }
});

test('the guides say the same in every language', () => {
  const codes = new Set(readPartTypes().map(({ code }) => code));
  const all = guideTree.flatMap(({ guides }) => guides);
  for (const { guide } of maintenanceRules) if (guide) expect(all.map(({ id }) => id)).toContain(guide);
  const [first, ...others] = markets.map(guideTextsOf);
  for (const { id, partTypes } of all) {
    for (const code of partTypes) expect(codes.has(code), `${id} ${code}`).toBe(true);
    const shape = (texts: ReturnType<typeof guideTextsOf> | undefined) => {
      const text = texts?.[id];
      return {
        steps: text?.steps.map(({ caution }) => caution !== undefined),
        tools: text?.tools.length,
        cautions: text?.cautions.length,
        table: text?.table && [text.table.columns.length, text.table.rows.length],
      };
    };
    for (const other of others) {
      expect(shape(other), id).toEqual(shape(first));
      expect(other[id]?.title, id).not.toBe(first?.[id]?.title);
    }
  }
});

test('a guide has the units of its market, whatever its language', () => {
  const [us, metric] = [{ measures: 'us' as const }, {}];
  const said = (locale: string, units: typeof us | typeof metric) =>
    JSON.stringify(guideTextsOf({ locale, defaultLocale: locale, units }));
  for (const locale of ['en-US', 'es-US', 'es-MX', 'pt-BR', 'en-CA']) {
    expect(said(locale, us), locale).not.toMatch(/\d (?:km|kg|km\/h)\b|[{|}][^"]*\|/);
    expect(said(locale, metric), locale).not.toMatch(/\d (?:mph|miles|millas|milhas|pounds|libras)\b/);
    expect(said(locale, us), locale).toMatch(/35 (?:to|a) 5 mph/);
    expect(said(locale, metric), locale).toMatch(/60 (?:to|a) 10 km\/h/);
    expect(said(locale, us).match(/ mm\b/g)?.length, locale).toBe(
      said(locale, metric).match(/ mm\b/g)?.length,
    );
  }
  expect(said('es-US', us)).toContain('Pesa entre 30 y 50 libras.');
  expect(said('es-US', us)).toContain('las primeras 200 millas');
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runImport } from '../../import/runImport.ts';
import { csvOf, filesOf, soundParts } from '../../test/importFiles.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { shippedMarkets } from '../markets/shipped.ts';
import { anyNotImported } from './sellsDemonstration.ts';

const { markets } = shippedMarkets;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let own: Shop | undefined;
afterEach(async () => {
  await own?.close();
  own = undefined;
});

/** What a market says of its data: for every footer, and beside what a part fits. */
async function saidIn(at: Shop, market: string, locale: string | undefined, where: string) {
  const { rows } = await at.database.pool.query<{ url: string }>(
    `select p.url from part p join price r on r.part_id = p.id and r.market = $1
     where exists (select from listed_application a where a.part_id = p.id and a.market = $1) and ${where}
     order by p.id limit 1`,
    [market],
  );
  const shopper = at.shopper(market, locale);
  const { dataNotice } = await shopper.do('shell.globalConfig');
  const query = { productDetailsPageUrl: rows[0]!.url };
  const { pdpResults } = await shopper.do('catalog.product', { query });
  const [part] = pdpResults.products;
  expect(part!.compatibility).not.toEqual([]);
  return [dataNotice, part!.compatibilityNote];
}

describe('[PLUS-052] a shop says that its data are a demonstration', () => {
  test.each([
    ['us', 'en-US', 'Demonstration data. Check the part on your vehicle before you install it.'],
    ['us', 'es-US', 'Datos de demostración. Revisa que la pieza le quede a tu vehículo antes de instalarla.'],
    [
      'mx',
      undefined,
      'Datos de demostración. Revisa que la pieza le quede a tu vehículo antes de instalarla.',
    ],
    ['br', undefined, 'Dados de demonstração. Confira se a peça serve no seu veículo antes de instalar.'],
  ])('in %s, %s', async (market, locale, words) => {
    expect(await saidIn(shop, market, locale, 'true')).toEqual([words, words]);
  });

  test('as long as it sells one, beside parts of its own, which do not', async () => {
    own = await openShop();
    await runImport(own.database, { csv: filesOf(csvOf(soundParts)), markets });
    const note = expect.stringContaining('Demonstration data.');
    expect(await saidIn(own, 'us', undefined, 'imported_at is null')).toEqual([note, note]);
    expect(await saidIn(own, 'us', undefined, 'imported_at is not null')).toEqual([note, undefined]);
  });

  test('and no more once an import has replaced them, in no market', async () => {
    own = await openShop();
    await runImport(own.database, { csv: filesOf(csvOf(soundParts)), replace: true, markets });
    expect(await saidIn(own, 'us', undefined, 'true')).toEqual([undefined, undefined]);
    for (const { code } of markets)
      expect(await own.shopper(code).do('shell.globalConfig')).not.toHaveProperty('dataNotice');
  });

  test('which is read from an index, not from every part', async () => {
    const client = await shop.database.pool.connect();
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<Record<string, string>>(
      `explain ${anyNotImported.replace('$1', "'us'")}`,
    );
    await client.query('rollback');
    client.release();
    expect(JSON.stringify(rows)).toContain('part_not_imported');
  });

  test('flags are answered while the catalogue cannot be read, without it', async () => {
    own = await openShop();
    await own.database.pool.query('alter table part rename to part_away');
    const config = await own.shopper().do('shell.globalConfig');
    expect(config.flags).not.toEqual({});
    expect(config).not.toHaveProperty('dataNotice');
  });

  test('and while the database hangs, without a cache that keeps the answer', async () => {
    own = await openShop();
    const busy = await own.database.pool.connect();
    const answer = await own.shopper().fetch('/ecomm/b2c/v1/globalConfig');
    busy.release();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const config = (await answer.json()) as { flags: object };
    expect(config.flags).not.toEqual({});
    expect(config).not.toHaveProperty('dataNotice');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshShelves, type ShelfKey } from './refreshShelf.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('brands', () => {
  test('[API-065] the brands that a market sells, by name, some featured, each with a mark and a path', async () => {
    const answer = await shop.shopper().call('catalog.brands');
    const names = answer.body.brands.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-US').compare));
    expect(answer.body.brands.find(({ name }) => name === 'Trueline')).toEqual({
      name: 'Trueline',
      logoUrl: '/ecomm/b2c/v1/brands/trueline/logo.svg',
      path: '/brands/trueline',
      featured: true,
    });
    expect(answer.body.brands.some(({ featured }) => !featured)).toBe(true);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  });

  test('[API-065] a brand that a market does not sell is unknown there', async () => {
    const { db, pool } = shop.database;
    const { rows } = await pool.query<ShelfKey>(
      'select distinct \'br\' as market, part_type_id as "typeId" from part where brand_id = 40',
    );
    await pool.query(
      "delete from price where market = 'br' and part_id in (select id from part where brand_id = 40)",
    );
    await refreshShelves(db, rows);
    const unknown = await shop.shopper('br').call('catalog.brand', { params: { brandName: 'everstop' } });
    expect([unknown.status, unknown.key]).toEqual([404, 'error_brand_unknown']);
    const { brands } = await shop.shopper('br').do('catalog.brands');
    expect(brands.map(({ name }) => name)).not.toContain('Everstop');
    const page = (market: string, canonicalPath: string) =>
      shop.shopper(market).call('catalog.pageType', { query: { canonicalPath } });
    expect((await page('br', '/brands/everstop')).status).toBe(404);
    expect((await page('us', '/brands/everstop')).body.pageTypeResult?.pageType).toBe('BRAND');
  });

  test.each(['/Brands/Trueline', '/brands/trueline/'])(
    '[API-045] %s leads to the one address of the brand',
    async (canonicalPath) => {
      const answer = await shop.shopper().do('catalog.pageType', { query: { canonicalPath } });
      expect(answer).toEqual({ redirectUrl: '/brands/trueline' });
    },
  );

  test.each([
    ['us', 'trueline', 'from better materials'],
    ['mx', 'Calder Brake', 'mejores materiales'],
    ['br', 'calder-brake', 'materiais melhores'],
  ])('[API-065] one brand in %s by %s: story and categories', async (market, brandName, words) => {
    const { brands } = await shop.shopper(market).do('catalog.brand', { params: { brandName } });
    expect(brands).toHaveLength(1);
    expect(brands[0]?.story).toContain(words);
    expect(brands[0]?.categories?.[0]?.canonicalPath).toBe('/parts/brakes');
    const logo = await shop.shopper(market).fetch(brands[0]?.logoUrl ?? '');
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');
    expect(await logo.text()).toContain('currentColor');
  });

  test('[API-065] an unknown brand is told in the language of the market', async () => {
    const answer = await shop.shopper('mx').call('catalog.brand', { params: { brandName: 'nadie' } });
    expect([answer.status, answer.key]).toEqual([404, 'error_brand_unknown']);
    expect(answer.text).toContain('No encontramos esta marca');
    expect((await shop.shopper().fetch('/ecomm/b2c/v1/brands/nadie/logo.svg')).status).toBe(404);
  });
});

describe('makes', () => {
  test('[API-065] the makes of a market, popular ones marked, and the models of one with their years', async () => {
    const { makes } = await shop.shopper().do('catalog.makes');
    expect(makes.length).toBeGreaterThan(40);
    const honda = makes.find(({ name }) => name === 'Honda');
    expect(honda).toMatchObject({ popular: true, path: '/shopbymodel?make=Honda' });
    const { make, models } = await shop.shopper().do('catalog.models', { params: { makeName: 'honda' } });
    expect(make).toEqual(honda);
    const civic = models.find(({ name }) => name === 'Civic');
    expect(civic).toMatchObject({ popular: true });
    expect(civic!.lastYear).toBeGreaterThan(civic!.firstYear);
    expect((await shop.shopper().fetch(honda?.logoUrl ?? '')).status).toBe(200);
  });

  test('[API-065] makes stay in their market, an unknown one is told', async () => {
    const { makes } = await shop.shopper('br').do('catalog.makes');
    expect(makes.map(({ name }) => name)).toContain('Fiat');
    const foreign = await shop.shopper('br').call('catalog.models', { params: { makeName: 'Buick' } });
    expect([foreign.status, foreign.key]).toEqual([404, 'error_make_unknown']);
  });
});

describe('related parts', () => {
  const partOf = async (type: string, position?: string) => {
    const { rows } = await shop.database.pool.query<{ sku: string }>(
      `select p.sku from part p join part_type t on t.id = p.part_type_id join price r on r.part_id = p.id and r.market = 'us'
       where t.code = $1 and ($2::text is null or p.position = $2) order by p.popularity desc limit 1`,
      [type, position ?? null],
    );
    return rows[0]!.sku;
  };
  const vehicle = async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      "select v.id from vehicle v join model m on m.id = v.model_id where m.name = 'Civic' and v.year = 2018 and v.market = 'us' limit 1",
    );
    return String(rows[0]!.id);
  };

  test('[API-112] parts of the same job, by what goes with the type, and nothing that does not fit', async () => {
    const skuNumber = await partOf('brake-pads', 'front');
    const query = { skuNumber, vehicleId: await vehicle() };
    const { products } = await shop.shopper().do('catalog.relatedParts', { query });
    expect(products.length).toBeGreaterThan(2);
    expect(products[0]?.itemDescription).toMatch(/front.*rotor|rotor.*front/i);
    for (const { fit } of products) expect(['FITS', 'NEEDS_MORE_INFO', 'UNIVERSAL']).toContain(fit.state);
    expect(products.map((product) => product.skuNumber)).not.toContain(skuNumber);
  });

  test('[API-112] affinities are data: another row, another part', async () => {
    const { pool } = shop.database;
    await pool.query(
      "delete from type_affinity where part_type_id = (select id from part_type where code = 'sunshades')",
    );
    const own = await shop
      .shopper()
      .do('catalog.relatedParts', { query: { skuNumber: await partOf('sunshades') } });
    expect(own.products.length).toBeGreaterThan(0);
    const unknown = await shop.shopper().do('catalog.relatedParts', { query: { skuNumber: '999999999' } });
    expect(unknown.products).toEqual([]);
  });
});

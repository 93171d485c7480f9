import { B2cError } from '../http/errors.ts';
import { refusalResponse } from '../http/failureResponse.ts';
import { marketOf, route } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { brandOf, brandsOf } from './brandList.ts';
import { makesOf, modelsOf } from './makeList.ts';
import { monogram } from './monogram.ts';

/** API-065. */
export function brandRoutes(app: B2cApp): void {
  const shared = { readsCatalog: true, cacheFor: 300, forEveryone: true };
  route(app, 'catalog.brands', async ({ db, market }) => ({ brands: await brandsOf(db, market) }), shared);
  route(
    app,
    'catalog.brand',
    async ({ db, market, input }) => {
      const brand = await brandOf(db, market, input.params.brandName);
      if (!brand) throw new B2cError('error_brand_unknown');
      return { brands: [brand] };
    },
    shared,
  );
  route(app, 'catalog.makes', async ({ db, market }) => ({ makes: await makesOf(db, market) }), shared);
  route(
    app,
    'catalog.models',
    async ({ db, market, input }) => {
      const models = await modelsOf(db, market, input.params.makeName);
      if (!models) throw new B2cError('error_make_unknown');
      return models;
    },
    shared,
  );
  logos(app);
}

/** Pictures behind `logoUrl`; no rows of the contract, as they are files. */
function logos({ hono, services }: B2cApp): void {
  const serve = (
    path: string,
    nameOf: (name: string, market: ReturnType<typeof marketOf>) => Promise<string | undefined>,
  ) =>
    hono.get(path, async (c) => {
      const market = marketOf(services, c.req.raw);
      const name = await nameOf(c.req.param('name') ?? '', market);
      if (name === undefined) {
        return refusalResponse('error_path_missing', market);
      }
      return c.body(monogram(name), 200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
      });
    });
  const { db } = services;
  serve(
    '/ecomm/b2c/v1/brands/:name/logo.svg',
    async (name, market) => (await brandOf(db, market, name))?.name,
  );
  serve(
    '/ecomm/b2c/v1/makes/:name/logo.svg',
    async (name, market) => (await modelsOf(db, market, name))?.make.name,
  );
}

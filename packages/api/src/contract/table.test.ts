import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint, Lists } from './endpoint.ts';
import { errorsOf } from './errors.ts';
import type { EndpointSchemas } from './schemas/endpointSchemas.ts';
import { schemas } from './schemas/index.ts';
import type { EndpointId } from './table.ts';
import { endpoints } from './table.ts';

interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
}

/** Every required list of a schema, in the shape that `lists` of an endpoint has. */
function listsOf(schema: z.ZodMiniType): Lists {
  return walk(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape);
}

function walk({ properties = {}, required = [] }: Shape): Lists {
  const found: Record<string, Lists[string]> = {};
  for (const [name, outer] of Object.entries(properties)) {
    const shape = outer.anyOf?.find((one) => one.type !== 'null') ?? outer;
    const isSure = required.includes(name) && shape === outer;
    const inside = walk((shape.type === 'array' ? shape.items : shape) ?? {});
    const isEmpty = Object.keys(inside).length === 0;
    if (shape.type !== 'array') {
      if (!isEmpty) found[isSure ? name : `${name}?`] = inside;
    } else if (isSure) found[name] = isEmpty ? [] : [inside];
  }
  return found;
}

const rows = Object.entries(endpoints) as [EndpointId, Endpoint][];

describe('the table of calls', () => {
  test.each(rows)('%s lists what its answer may lack', (id, endpoint) => {
    expect(endpoint.lists ?? {}).toEqual(listsOf(schemas[id].response));
  });

  test('[API-001] b2c calls live under one path, content and logging under /api', () => {
    for (const [, { path }] of rows) expect(path).toMatch(/^\/(ecomm\/b2c|api|external|sls)\//);
    const own = rows.filter(([id]) => /^(cart|checkout|orders|stores|vehicles)\./.test(id));
    expect(own.length).toBeGreaterThan(20);
    for (const [, { path }] of own) expect(path).toMatch(/^\/ecomm\/b2c\//);
  });

  test('no two rows share method and path', () => {
    const places = rows.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('[API-013] calls have the class that is configured for them', () => {
    const classes = Object.fromEntries(rows.map(([id, { timeout = 'default' }]) => [id, timeout]));
    expect(classes).toMatchObject({
      'orders.details': 'S',
      'content.messages': 'XS',
      'orders.current': 'M',
      'catalog.search': 'S',
      'catalog.skuDetails': 'S',
      'shell.header': 'S',
      'shell.headerV3': 'S',
      'checkout.verify': 'XL',
      'checkout.commit': 'XL',
      'checkout.commitV1': 'XL',
      'cart.mini': 'default',
      'cart.addItem': 'default',
      'checkout.setAddress': 'default',
      'checkout.setShipment': 'default',
      'content.topNav': 'default',
    });
  });

  test('[API-019] exactly the listed paths are repeated', () => {
    const reads = /^GET \/ecomm\/b2c\/v\d\/(order|cart|mini-cart|page\/header|store)(\/|-|$)/;
    const writes =
      /^(POST|PUT|PATCH|DELETE) \/ecomm\/b2c\/v\d\/order\/(item|address|shipment|payment)(\/\{|$)/;
    // Reads beyond the seed's paths that serve the same pages: cart, checkout, orders, the deals of both.
    const further = ['cart.saved', 'checkout.state', 'orders.current', 'deals.byCategory', 'deals.list'];
    for (const [id, { retry = false, method, path }] of rows) {
      const line = `${method} ${path}`;
      expect([id, retry]).toEqual([id, reads.test(line) || writes.test(line) || further.includes(id)]);
    }
  });

  test('[API-019] commit, verification and login are never repeated, whatever the status', () => {
    const never = rows.filter(([, { retry, signsIn }]) => retry === false || signsIn).map(([id]) => id);
    expect(never).toEqual(
      expect.arrayContaining(['checkout.commit', 'checkout.commitV1', 'checkout.verify', 'identity.login']),
    );
  });

  test('[ACCT-005] checkout, profile edit and order history ask who is remembered for the password', () => {
    const asksPassword = (id: EndpointId) => (schemas[id] as EndpointSchemas).asksPassword;
    const asking = rows.map(([id]) => id).filter((id) => asksPassword(id));
    for (const id of asking) expect(errorsOf(id)).toMatchObject({ error_sign_in_again: 401 });
    // Written in a row by hand, the error would come without the check.
    for (const [id] of rows) {
      expect((schemas[id] as EndpointSchemas).errors ?? {}).not.toHaveProperty('error_sign_in_again');
    }
    // What parts and markets offer is asked for by the cart too; a wallet comes back with its token and no session.
    const open = ['verifyForStore', 'shipmentOptionsTo', 'paymentOptions', 'paypalAuthenticate'];
    const checkout = rows.map(([id]) => id).filter((id) => id.startsWith('checkout.'));
    expect(checkout.filter((id) => !asking.includes(id))).toEqual(open.map((name) => `checkout.${name}`));
    const always = (id: EndpointId) => asksPassword(id) === 'always';
    expect(asking.filter((id) => id.startsWith('orders.') && always(id))).toEqual([
      'orders.historyV1',
      'orders.history',
      'orders.current',
    ]);
    // Who is only remembered signs nothing that others read.
    const written: EndpointId[] = ['catalog.ownReview', 'catalog.writeReview', 'catalog.askQuestion'];
    for (const id of asking)
      expect(id).toMatch(written.includes(id) ? /^catalog\./ : /^(account|checkout|orders|rewards)\./);
  });

  test('[API-011] what changes rarely is kept, the garage only for its owner', () => {
    const kept = rows.filter(([, { cached }]) => cached === true).map(([id]) => id);
    expect(kept).toEqual(
      expect.arrayContaining([
        'content.header',
        'content.footer',
        'content.labels',
        'shell.globalConfig',
        'catalog.pageType',
        'catalog.pageTypeByGateway',
        'catalog.brands',
        'stores.detail',
      ]),
    );
    const own = rows.filter(([, { cached }]) => cached === 'own').map(([id]) => id);
    expect(own).toEqual(['deals.list', 'vehicles.list']);
    for (const [, { cached, method }] of rows) if (cached) expect(method).toBe('GET');
  });

  test('[API-011] every call that changes session, store or vehicle drops what is kept', () => {
    const drops = rows.filter(([, { dropsCache }]) => dropsCache).map(([id]) => id);
    // A plate is only looked up, but no address may hold it.
    const changes = rows.filter(
      ([id, { method }]) => id.startsWith('vehicles.') && method !== 'GET' && id !== 'vehicles.byPlate',
    );
    expect(drops).toEqual(
      expect.arrayContaining([
        ...changes.map(([id]) => id),
        'identity.login',
        'identity.verifyOtp',
        'identity.register',
        'identity.logout',
        'stores.setPreferred',
      ]),
    );
  });
});

describe('single rows', () => {
  test('each is an export of its area, named as its id', async () => {
    for (const [id, row] of rows) {
      const [area, name] = id.split('.') as [string, string];
      // A reserved word cannot be a name.
      const exported = name === 'return' ? 'returnItems' : name;
      const exports = (await import(/* @vite-ignore */ `./${area}.ts`)) as Record<string, unknown>;
      expect(exports[exported], id).toBe(row);
    }
  });

  test('the errors of a call are those of its entry', () => {
    expect(errorsOf('cart.mini')).toEqual({});
    expect(errorsOf('cart.addItem')).toMatchObject({ error_item_unavailable: 422 });
  });
});

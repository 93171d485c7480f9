import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { listsOf } from './listsOf.ts';
import { schemas } from './schemas/index.ts';
import type { EndpointId } from './table.ts';
import { endpoints } from './table.ts';

const rows = Object.entries(endpoints) as [EndpointId, Endpoint][];

describe('the table of calls', () => {
  test.each(rows)('%s lists what its answer may lack', (id, endpoint) => {
    expect((endpoint.lists ?? '').split(' ').filter(Boolean).sort()).toEqual(
      listsOf(schemas[id].response).sort(),
    );
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
    const classes = Object.fromEntries(rows.map(([id, { timeout }]) => [id, timeout]));
    expect(classes).toMatchObject({
      'orders.details': 'S',
      'catalog.search': 'S',
      'catalog.skuDetails': 'S',
      'shell.header': 'S',
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

  test('[API-019] order and cart calls are repeated; commit and verification never', () => {
    const repeated = rows.filter(([, { retry }]) => retry).map(([id]) => id);
    expect(repeated).toEqual(
      expect.arrayContaining([
        'cart.detail',
        'cart.mini',
        'cart.addItem',
        'orders.details',
        'shell.header',
        'stores.detail',
      ]),
    );
    for (const id of ['checkout.commit', 'checkout.commitV1', 'checkout.verify'])
      expect(repeated).not.toContain(id);
  });

  test('[API-023] the order is read again for changes of order paths alone', () => {
    for (const [, { refreshesOrder, method, path }] of rows) {
      if (!refreshesOrder) continue;
      expect(method).not.toBe('GET');
      expect(path).toMatch(/\/order\//);
      expect(`${method} ${path}`).not.toMatch(/^PATCH .*order\/payment/);
    }
  });
});

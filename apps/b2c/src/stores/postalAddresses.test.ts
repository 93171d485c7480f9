import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addressService } from '../../test/addressService.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { heldClock } from '../clock/clock.ts';
import type { PostalAddressPort } from '../ports/postalAddressPort.ts';
import { shippedMarkets } from '../markets/shipped.ts';
import { createLog } from '../ops/log.ts';
import { checkedAddresses } from './checkedAddresses.ts';
import { AddressesBusyError, rememberedAddresses } from './rememberedAddresses.ts';

const silent = createLog('silent');

type Find = PostalAddressPort['find'];

let shop: Shop;
let opened: Shop | undefined;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterEach(async () => {
  await opened?.b2c.close();
  opened = undefined;
});
afterAll(() => shop.close());

/** What shoppers are told of codes in a shop with this service. */
async function shopWith(find: Find) {
  opened = await openShop({ postalAddresses: { find } }, shop.database);
  const { shopper } = opened;
  return async (market: string, postalCode: string) => {
    const { body, headers } = await shopper(market).call('stores.placeByPostalCode', {
      params: { postalCode },
    });
    return { body, cached: headers.get('cache-control') };
  };
}

const day = 'public, max-age=86400';
const hour = 'public, max-age=3600';
const alone = {
  body: { postalCode: '06310000', city: null, state: 'SP', neighborhoods: [] },
  cached: 'private, no-store',
};

test('[PLUS-018][PLUS-060] a service tells what the table does not know, which leaves a guest the number', async () => {
  const find = vi.fn<Find>(addressService.find);
  const place = await shopWith(find);
  const told = { city: 'Carapicuíba', state: 'SP', neighborhoods: ['Centro'], street: 'Rua São José' };
  expect(await place('br', '06310-000')).toEqual({ body: { postalCode: '06310000', ...told }, cached: day });
  expect(find).toHaveBeenCalledExactlyOnceWith('06310000', { market: 'br' });
  // Once a day for a code.
  expect((await place('br', '06310-000')).body).toMatchObject(told);
  expect(find).toHaveBeenCalledTimes(1);
  // Not known there either: the table answers, and that may be kept for as long as it is not asked again.
  expect(await place('br', '13690-000')).toMatchObject({
    body: { city: 'Descalvado', neighborhoods: [] },
    cached: hour,
  });
  expect(await place('br', '01310-100')).toMatchObject({ cached: day });
  expect(find).toHaveBeenCalledTimes(2);
});

test('[PLUS-060] a service is not asked for what the table knows, nor for what no address of the market takes', async () => {
  const find = vi.fn<Find>(addressService.find);
  const place = await shopWith(find);
  expect((await place('br', '01310-100')).body).toMatchObject({ street: 'Avenida Paulista' });
  expect((await place('mx', '06700')).body).toMatchObject({ neighborhoods: ['Roma Norte'] });
  expect((await place('us', '01001')).body).toMatchObject({ city: 'Agawam' });
  expect(find).not.toHaveBeenCalled();
});

test('[PLUS-060] names of the table stay, and the service adds the others', async () => {
  const place = await shopWith(() =>
    Promise.resolve({ city: 'Outra', state: 'SP', neighborhoods: ['Outro'], street: 'Rua A' }),
  );
  await shop.database.pool.query(`insert into postal_neighborhood values ('br', '06320000', 'Centro')`);
  expect((await place('br', '06320-000')).body).toEqual({
    ...{ postalCode: '06320000', city: 'Outra', state: 'SP', neighborhoods: ['Centro'], street: 'Rua A' },
  });
});

test('[PLUS-060] the state of the table stays, which addresses are held against, and names of another do not come', async () => {
  const place = await shopWith(() =>
    Promise.resolve({ city: 'Niterói', state: 'RJ', neighborhoods: ['Centro'], street: 'Rua A' }),
  );
  expect((await place('br', '06310-000')).body).toEqual(alone.body);
});

test('[PLUS-060] a code in a state that the market does not have is not known, and others are asked for', async () => {
  const find = vi.fn<Find>((code, from) =>
    code < '06310000'
      ? Promise.resolve({ city: 'Osasco', state: 'São Paulo', neighborhoods: ['Centro'] })
      : addressService.find(code, from),
  );
  const place = await shopWith(find);
  for (const code of ['06300-001', '06300-002', '06300-003', '06300-004'])
    expect(await place('br', code)).toMatchObject({ body: { state: 'SP', neighborhoods: [] }, cached: hour });
  expect((await place('br', '06310-000')).body).toMatchObject({ street: 'Rua São José' });
  expect(find).toHaveBeenCalledTimes(5);
});

test.each<[string, Find]>([
  ['hangs', () => new Promise(() => undefined)],
  ['is down', () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }))],
  [
    'throws at once',
    () => {
      throw new Error('no such method');
    },
  ],
  ['answers a page', () => Promise.resolve('<html>' as never)],
  ['answers a number', () => Promise.resolve(7 as never)],
  ['answers no state', () => Promise.resolve({ city: 'Osasco', neighborhoods: [] } as never)],
  [
    'answers no list',
    () => Promise.resolve({ city: 'Osasco', state: 'SP', neighborhoods: 'Centro' as never }),
  ],
])(
  '[PLUS-038][PLUS-060] while a service %s, the table answers, and no cache keeps it',
  async (_what, find) => {
    const asked = vi.fn(find);
    const place = await shopWith(asked);
    const startedAt = performance.now();
    expect(await place('br', '06310-000')).toEqual(alone);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    // Asked again, as nothing was kept; and left alone after three failures in a row.
    for (let time = 0; time < 5; time++) expect(await place('br', '06310-000')).toEqual(alone);
    expect(asked).toHaveBeenCalledTimes(3);
  },
);

const neighborhoodsOf = (count: number) => Array.from({ length: count }, (_, at) => `Bairro ${at}`);

test.each<[string, unknown, object | undefined]>([
  ['nothing', undefined, undefined],
  ['null', null, undefined],
  [
    'names in disorder',
    {
      city: ' São  Paulo'.normalize('NFD'),
      state: 'SP',
      neighborhoods: ['Sé', 'Bela Vista', 'Sé '],
      street: '',
    },
    { city: 'São Paulo', state: 'SP', neighborhoods: ['Bela Vista', 'Sé'] },
  ],
  [
    'names that are none or do not fit',
    {
      city: 'C'.repeat(31),
      state: 'SP',
      neighborhoods: ['N'.repeat(81), 7, '', 'A\u0000', 'Sé'],
      street: {},
    },
    { state: 'SP', neighborhoods: ['Sé'] },
  ],
])('[PLUS-060] of an answer with %s the form gets what it takes', async (_what, answer, told) => {
  const { find } = checkedAddresses({ find: () => Promise.resolve(answer as never) }, shippedMarkets, silent);
  expect(await find('01310100', { market: 'br' })).toEqual(told);
});

test('[PLUS-060] a list without end is cut', async () => {
  const answer = { state: 'SP', neighborhoods: neighborhoodsOf(100_000) };
  const { find } = checkedAddresses({ find: () => Promise.resolve(answer) }, shippedMarkets, silent);
  expect((await find('01310100', { market: 'br' }))?.neighborhoods).toHaveLength(300);
});

const code = (at: number) => String(10_000_000 + at);

test('an address is kept for a day, a code that nobody knows for an hour, and a failure not at all', async () => {
  const clock = heldClock('2026-03-03T12:00:00Z');
  const find = vi.fn<Find>(addressService.find);
  const remembered = rememberedAddresses({ find }, { clock });
  const ask = async (times: number, postalCode = '06310000') => {
    find.mockClear();
    await remembered.find(postalCode, { market: 'br' }).catch(() => undefined);
    expect(find).toHaveBeenCalledTimes(times);
  };
  await ask(1);
  await ask(1, code(0));
  clock.set('2026-03-03T12:59:59Z');
  await ask(0);
  await ask(0, code(0));
  clock.set('2026-03-03T13:00:00Z');
  await ask(0);
  await ask(1, code(0));
  clock.set('2026-03-04T12:00:00Z');
  await ask(1);
  find.mockRejectedValueOnce(new Error('down'));
  await ask(1, code(1));
  await ask(1, code(1));
});

test('the process keeps so many addresses and no more, those that are asked for the longest', async () => {
  const find = vi.fn<Find>(() => Promise.resolve({ state: 'SP', neighborhoods: [] }));
  const remembered = rememberedAddresses({ find }, { clock: heldClock('2026-03-03T12:00:00Z') });
  const ask = (at: number) => remembered.find(code(at), { market: 'br' });
  for (let at = 0; at < 5000; at++) await ask(at);
  await ask(0);
  await ask(5000);
  find.mockClear();
  await ask(0);
  expect(find).not.toHaveBeenCalled();
  await ask(1);
  expect(find).toHaveBeenCalledTimes(1);
});

test('one call for a code at a time, and twenty for all', async () => {
  const answers: ((address: undefined) => void)[] = [];
  const find = vi.fn<Find>(() => new Promise((resolve) => answers.push(resolve)));
  const remembered = rememberedAddresses({ find }, { clock: heldClock('2026-03-03T12:00:00Z') });
  const ask = (at: number) => remembered.find(code(at), { market: 'br' });
  const asked = Array.from({ length: 40 }, (_, at) => ask(Math.floor(at / 2)));
  expect(find).toHaveBeenCalledTimes(20);
  await expect(ask(20)).rejects.toBeInstanceOf(AddressesBusyError);
  for (const answer of answers) answer(undefined);
  expect(await Promise.all(asked)).toEqual(Array(40).fill(undefined));
  const later = ask(20);
  answers.at(-1)!(undefined);
  await later;
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { sessionHash } from '../session/session.ts';
import { adoptSavedItems, listOwner } from './savedItems.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const nextSku = async () => (await stockedPart(shop, { onHand: 5, skip: skip++ })).sku;
const create = (shopper: Shopper, listName: string, skuNumbers: string[] = []) =>
  shopper.do('cart.createList', { body: { listName, skuNumbers } });
const change = (shopper: Shopper, listId: string, body: object) =>
  shopper.call('cart.changeList', { params: { listId }, body });
const shown = async (shopper: Shopper) =>
  (await shopper.do('cart.lists')).savedLists.map(({ listName, skuNumbers }) => [listName, skuNumbers]);

describe('[PLUS-068] lists of parts', () => {
  test('are named, renamed, filled, emptied and forgotten', async () => {
    const shopper = shop.shopper();
    expect(await shown(shopper)).toEqual([]);
    const [one, two] = [await nextSku(), await nextSku()];
    const { listId } = await create(shopper, '  Brake job ', [one]);
    await create(shopper, 'Winter');
    expect(await shown(shopper)).toEqual([
      ['Winter', []],
      ['Brake job', [one]],
    ]);
    await change(shopper, listId, { listName: 'Brakes', skuNumbers: [two, one, two] });
    expect((await shown(shopper))[1]).toEqual(['Brakes', [one, two]]);
    await change(shopper, listId, { removedSkuNumbers: [one] });
    expect((await shown(shopper))[1]).toEqual(['Brakes', [two]]);
    const remove = () => shopper.do('cart.removeList', { params: { listId } });
    expect([await remove(), await remove()]).toMatchObject(
      Array(2).fill({ savedLists: [{ listName: 'Winter' }] }),
    );
    const left = await shop.database.db
      .selectFrom('saved_item')
      .select('id')
      .where('owner', '=', listOwner(listId))
      .execute();
    expect(left).toEqual([]);
  });

  test('are not what was saved for later', async () => {
    const shopper = shop.shopper();
    await create(shopper, 'Brakes', [await nextSku()]);
    expect((await shopper.do('cart.saved')).savedItems).toEqual([]);
  });

  test('take a part once, also when two ask at the same time', async () => {
    const shopper = shop.shopper();
    const sku = await nextSku();
    const { listId } = await create(shopper, 'Brakes');
    await Promise.all(Array.from({ length: 4 }, () => change(shopper, listId, { skuNumbers: [sku] })));
    expect(await shown(shopper)).toEqual([['Brakes', [sku]]]);
  });

  test('are nobody else’s', async () => {
    const shopper = shop.shopper();
    const { listId } = await create(shopper, 'Brakes');
    const stranger = shop.shopper();
    const answer = await change(stranger, listId, { listName: 'Mine' });
    expect([answer.status, answer.key]).toEqual([404, 'error_list_unknown']);
    await stranger.do('cart.removeList', { params: { listId } });
    expect(await shown(shopper)).toEqual([['Brakes', []]]);
    expect(await shown(stranger)).toEqual([]);
  });

  test('of a guest are the account’s after the sign-in', async () => {
    const shopper = shop.shopper();
    await create(shopper, 'Brakes', [await nextSku()]);
    const { customerId } = await signedIn(shop, { shopper });
    expect(await shown(shopper)).toEqual([]);
    const guest = sessionHash(shopper.cookies.get('sessionId') ?? '', 'us');
    await adoptSavedItems(shop.database.db, guest, customerId);
    expect(await shown(shopper)).toHaveLength(1);
  });

  test('name nothing that is not sold, and keep what they had', async () => {
    const shopper = shop.shopper();
    const { listId } = await create(shopper, 'Brakes');
    const skuNumbers = [await nextSku(), '999999999'];
    const answer = await change(shopper, listId, { listName: 'Other', skuNumbers });
    expect([answer.status, answer.key]).toEqual([404, 'error_item_unknown']);
    const fresh = await shopper.call('cart.createList', { body: { listName: 'New', skuNumbers } });
    expect([fresh.status, fresh.key]).toEqual([404, 'error_item_unknown']);
    expect(await shown(shopper)).toEqual([['Brakes', []]]);
  });

  test.each(['', '   ', 'x'.repeat(61)])('cannot be named %j', async (listName) => {
    expect((await shop.shopper().call('cart.createList', { body: { listName } })).status).toBe(400);
  });

  // The embedded database runs transactions one after the other: `npm run test:servers` has them meet.
  test.each([
    ['guest', async () => shop.shopper()],
    ['member', async () => (await signedIn(shop)).shopper],
  ])('of a %s are 20 at most, also when 30 are made at once', async (_who, shopperOf) => {
    const shopper = await shopperOf();
    await create(shopper, 'First');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        shopper.call('cart.createList', { body: { listName: `List ${n}` } }),
      ),
    );
    const keys = answers.map(({ status, key }) => (status === 200 ? 'made' : key));
    expect([keys.filter((key) => key === 'made').length, new Set(keys)]).toEqual([
      19,
      new Set(['made', 'error_list_limit']),
    ]);
    expect(await shown(shopper)).toHaveLength(20);
  });

  test('are 20 at most, of 50 parts each', async () => {
    const shopper = shop.shopper();
    for (let n = 0; n < 20; n++) await create(shopper, `List ${n}`);
    const answer = await shopper.call('cart.createList', { body: { listName: 'One more' } });
    expect([answer.status, answer.key]).toEqual([422, 'error_list_limit']);
    const [{ listId } = { listId: '' }] = (await shopper.do('cart.lists')).savedLists;
    const { db } = shop.database;
    const parts = await db
      .selectFrom('part')
      .innerJoin('price', 'price.part_id', 'part.id')
      .select('part.sku')
      .where('price.market', '=', 'us')
      .orderBy('part.id')
      .limit(51)
      .execute();
    const skus = parts.map(({ sku }) => sku);
    expect((await change(shopper, listId, { skuNumbers: skus.slice(0, 50) })).status).toBe(200);
    const full = await change(shopper, listId, { skuNumbers: skus.slice(50) });
    expect([full.status, full.key]).toEqual([422, 'error_list_limit']);
    expect(full.text).toContain('50');
  });
});

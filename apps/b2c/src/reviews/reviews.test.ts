import type { InputOf } from '@driveline/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Services } from '../http/services.ts';
import { catalogVehicles } from '../../test/garage.ts';
import { happened, openOffice, placedOrder } from '../../test/placedOrder.ts';
import type { Shop, Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { rowOf, unpackShelf } from '../search/packedShelf.ts';
import { publishReview, refuseText } from './moderate.ts';
import { textsOf } from './moderatedTexts.ts';

let shop: Shop;
let office: Services;
let part: Stocked;
beforeAll(async () => {
  ({ shop, office } = await openOffice({ limiter: { take: () => Promise.resolve(0) } }));
  part = await stockedPart(shop, { onHand: 60 });
});
afterAll(() => shop.close());

type Body = InputOf<'catalog.writeReview'>['body'];
const words = (more: Partial<Body> = {}): Body => ({
  skuNumber: part.sku,
  stars: 5,
  title: 'Quiet from the first mile',
  text: 'They went on in an hour and stop the car without a sound.',
  displayName: 'Ada D.',
  ...more,
});

/** A member whose order of the part has come so far. */
async function buyer(of: Stocked, ...events: readonly ('accept' | 'ready' | 'collect')[]): Promise<Shopper> {
  const { shopper } = await signedIn(shop);
  const placed = await placedOrder(shop, { shopper, part: of });
  await happened(office, placed.id, placed.shipments[0] ?? '', ...events);
  return shopper;
}
const received = (of = part) => buyer(of, 'accept', 'ready', 'collect');

const write = (shopper: Shopper, more?: Partial<Body>) =>
  shopper.call('catalog.writeReview', { body: words(more) });
const own = (shopper: Shopper) => shopper.do('catalog.ownReview', { query: { skuNumber: part.sku } });
const read = (query: Partial<InputOf<'catalog.reviews'>['query']> = {}) =>
  shop.shopper().do('catalog.reviews', { query: { skuNumber: part.sku, ...query } });
const waitingOf = async (title: string) =>
  (await textsOf(shop.database.db, 'waiting')).filter((one) => one.title === title);
const publish = async (title: string) => {
  const [waiting] = await waitingOf(title);
  await publishReview(shop.database.db, new Date(), waiting!.id);
  return waiting!.id;
};

describe('who may write', () => {
  test('[PLUS-051] nobody who is not signed in, or only remembered', async () => {
    expect(await write(shop.shopper())).toMatchObject({ status: 401, key: 'error_not_signed_in' });
    const { shopper } = await signedIn(shop, { autoLogin: true });
    expect(await write(shopper)).toMatchObject({ status: 401, key: 'error_sign_in_again' });
  });

  test('[PLUS-051] nobody about a part that is not sold', async () => {
    const { shopper } = await signedIn(shop);
    const skuNumber = '999999999';
    const unknown = { status: 404, key: 'error_product_unknown' };
    expect(await write(shopper, { skuNumber })).toMatchObject(unknown);
    expect(await shopper.call('catalog.ownReview', { query: { skuNumber } })).toMatchObject(unknown);
  });

  test('[PLUS-051] a member who has not bought the part, or has not got it yet, is told so', async () => {
    const { shopper } = await signedIn(shop);
    expect(await own(shopper)).toMatchObject({ bought: false, displayName: 'Ada D.' });
    const refused = await write(shopper);
    expect(refused).toMatchObject({ status: 403, key: 'error_review_not_bought' });
    expect(refused.text).toContain('after you buy it');
    expect(await write(await buyer(part, 'accept', 'ready'))).toMatchObject({
      key: 'error_review_not_bought',
    });
  });

  test('[PLUS-051] each field that is wrong is named, in the language of the market', async () => {
    const shopper = await received();
    const { status, text } = await write(shopper, { title: ' ', displayName: '' });
    expect(status).toBe(422);
    const fields = (JSON.parse(text) as { errorDetails: { field: string }[] }).errorDetails;
    expect(fields.map(({ field }) => field)).toEqual(['title', 'displayName']);
    expect(await write(shopper, { stars: 6 })).toMatchObject({ status: 400 });
    expect(await write(shopper, { title: 'a'.repeat(81) })).toMatchObject({ status: 400 });
    expect(await own(shopper)).not.toHaveProperty('review');
  });

  test('[PLUS-051] it names a vehicle of the order or the garage, and no other', async () => {
    const shopper = await received();
    const [mine = '', others = ''] = await catalogVehicles(shop, 2);
    await shopper.do('vehicles.add', { body: { catalogVehicleId: mine } });
    expect((await own(shopper)).vehicles.map(({ vehicleId }) => vehicleId)).toContain(mine);
    expect(await write(shopper, { vehicleId: others })).toMatchObject({ key: 'error_review_invalid' });
    const kept = await shopper.do('catalog.writeReview', {
      body: words({ vehicleId: mine, title: 'For my own' }),
    });
    expect(kept.review).toMatchObject({ status: 'waiting', vehicleId: mine });
    await publish('For my own');
    await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId: mine } });
    const query = { skuNumber: part.sku, vehicle: 'mine' as const };
    const { reviews } = await shopper.do('catalog.reviews', { query });
    const name = (await own(shopper)).vehicles.find(({ vehicleId }) => vehicleId === mine)!.name;
    expect(reviews.find(({ title }) => title === 'For my own')?.vehicle).toEqual({ name });
  });
});

describe('until an operator has read it', () => {
  test('[PLUS-051] it waits, and no page shows it; published it counts, refused it does not', async () => {
    const shopper = await received();
    const before = await read();
    await write(shopper, { title: 'One star', stars: 1 });
    expect((await own(shopper)).review).toMatchObject({ status: 'waiting', title: 'One star' });
    expect((await read()).reviewCount).toBe(before.reviewCount);
    const id = await publish('One star');
    const decided = await shop.database.pool.query('select * from part_review where id = $1', [id]);
    await publishReview(shop.database.db, new Date(Date.now() + 60_000), id);
    const { rows } = await shop.database.pool.query('select * from part_review where id = $1', [id]);
    expect(rows).toEqual(decided.rows);
    const shown = await read();
    expect(shown.reviews[0]).toMatchObject({
      id,
      stars: 1,
      title: 'One star',
      author: 'Ada D.',
      isBuyer: true,
    });
    expect(shown.reviews[0]).not.toHaveProperty('demonstration');
    expect(shown.reviewCount).toBe(before.reviewCount + 1);
    const ones = ({ summary }: typeof shown) => summary.stars.find(({ stars }) => stars === 1)!.count;
    expect(ones(shown)).toBe(ones(before) + 1);
    const { pdpResults } = await shop.shopper().do('catalog.product', { query: { itemIds: part.sku } });
    const { rating, reviewCount, summary } = shown;
    expect(pdpResults.products[0]).toMatchObject({ rating, reviewCount, reviews: summary });
    expect(await write(shopper)).toMatchObject({ status: 409, key: 'error_review_published' });

    await refuseText(shop.database.db, new Date(), id, 'It is about the store.');
    expect(await read()).toEqual(before);
    expect((await own(shopper)).review).toMatchObject({
      status: 'refused',
      reason: 'It is about the store.',
    });
    await expect(publishReview(shop.database.db, new Date(), id)).rejects.toThrow(/Nothing waits under/);
    expect(await read()).toEqual(before);
    await write(shopper, { title: 'Once more' });
    expect((await own(shopper)).review).toMatchObject({ status: 'waiting', title: 'Once more' });
  });

  test('[PLUS-051] shelves of every market sort by what was published', async () => {
    const other = await stockedPart(shop, { onHand: 5, skip: 1 });
    /** What each shelf of the part knows of its rating, by market. */
    const packed = async () => {
      const { rows } = await shop.database.pool.query<{ market: string; packed: Buffer }>(
        `select s.market, s.packed from part p join shelf s on s.part_type_id = p.part_type_id
         join price r on r.part_id = p.id and r.market = s.market where p.id = $1`,
        [other.partId],
      );
      return rows.map(({ market, packed: bytes }) => {
        const columns = unpackShelf(bytes)!;
        return [market, columns.rating[rowOf(columns, other.partId)]];
      });
    };
    const before = await packed();
    expect(before.map(([market]) => market)).toContain('us');
    for (const [, rating] of before) expect(rating).not.toBe(20);
    // The one review is all of its rating then.
    await shop.database.pool.query('update part set rating = 0, review_count = 0 where id = $1', [
      other.partId,
    ]);
    await write(await received(other), { skuNumber: other.sku, title: 'Shelved', stars: 2 });
    await publish('Shelved');
    expect(await packed()).toEqual(before.map(([market]) => [market, 20]));
  });

  test('[PLUS-051] who reads in another language is told in which it was written', async () => {
    await write(await received(), { title: 'Seen abroad' });
    await publish('Seen abroad');
    const query = { skuNumber: part.sku };
    const seen = async (locale?: string) => {
      const { reviews } = await shop.shopper('us', locale).do('catalog.reviews', { query });
      return reviews.find(({ title }) => title === 'Seen abroad');
    };
    expect(await seen()).not.toHaveProperty('locale');
    expect(await seen('es-US')).toMatchObject({ locale: 'en-US' });
  });

  test('[PLUS-051] what looks like markup is text, kept as it was typed', async () => {
    const typed = '<script>alert(1)</script> & "quotes"\nsecond line\u0007';
    await write(await received(), { title: '<b>Bold</b>', text: typed });
    await publish('<b>Bold</b>');
    const shown = (await read()).reviews.find(({ title }) => title === '<b>Bold</b>');
    expect(shown?.text).toBe('<script>alert(1)</script> & "quotes"\nsecond line');
  });
});

describe('one of a member and part', () => {
  test('[PLUS-051] written twice it is one, and the operator publishes what they have read', async () => {
    const shopper = await received();
    await write(shopper, { title: 'First words' });
    const [first] = await waitingOf('First words');
    await write(shopper, { title: 'Second words' });
    expect(await waitingOf('First words')).toEqual([]);
    expect(await waitingOf('Second words')).toHaveLength(1);
    await expect(publishReview(shop.database.db, new Date(), first!.id)).rejects.toThrow(/written it again/);
    expect((await own(shopper)).review).toMatchObject({ status: 'waiting' });
  });

  test('[PLUS-051] at the same moment it is one, and publishing at the same moment counts once', async () => {
    const shopper = await received();
    const answers = await Promise.all([1, 2, 3].map(() => write(shopper, { title: 'All at once' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const waiting = await waitingOf('All at once');
    expect(waiting).toHaveLength(1);
    const others = await received();
    await write(others, { title: 'All at once' });
    const before = (await read()).reviewCount;
    const ids = (await waitingOf('All at once')).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const now = new Date();
    await Promise.all([...ids, ...ids].map((id) => publishReview(shop.database.db, now, id)));
    const { reviewCount, summary } = await read();
    expect(reviewCount).toBe(before + 2);
    expect(summary.stars.reduce((sum, { count }) => sum + count, 0)).toBe(reviewCount);
  });
});

describe('a part whose rating an operator wrote', () => {
  const figures = async () => {
    const { rows } = await shop.database.pool.query<{ rating: number; count: number; written: number[] }>(
      'select rating, review_count as count, written_stars as written from part where sku = $1',
      [part.sku],
    );
    return rows[0]!;
  };
  const rate = (rating: number, count: number) =>
    shop.database.pool.query('update part set rating = $2, review_count = $3 where sku = $1', [
      part.sku,
      rating,
      count,
    ]);

  test('keeps it: nothing is published over it, and what is refused leaves it', async () => {
    await write(await received(), { title: 'Before it' });
    const before = await publish('Before it');
    await write(await received(), { title: 'Over it' });
    await rate(31, 400);
    await expect(publish('Over it')).rejects.toThrow(/not of reviews/);
    expect(await waitingOf('Over it')).toHaveLength(1);
    await refuseText(shop.database.db, new Date(), before, 'Not here.');
    const { rows } = await shop.database.pool.query('select status from part_review where id = $1', [before]);
    expect(rows).toEqual([{ status: 'refused' }]);
    expect(await figures()).toMatchObject({ rating: 31, count: 400 });
  });

  test('counts all that is published once its rating is set to 0', async () => {
    const { rows } = await shop.database.pool.query<{ stars: number }>(
      `select r.stars from part_review r join part p on p.id = r.part_id where p.sku = $1 and r.status = 'published'`,
      [part.sku],
    );
    expect(rows.length).toBeGreaterThan(0);
    await rate(0, 0);
    await publish('Over it');
    const sum = rows.reduce((all, { stars }) => all + stars, 5);
    const count = rows.length + 1;
    const { written, ...rated } = await figures();
    expect(rated).toEqual({ rating: Math.round((10 * sum) / count), count });
    expect(written.reduce((all, each) => all + each, 0)).toBe(count);
    expect(await read()).toMatchObject({ reviewCount: count, matchCount: count });
  });
});

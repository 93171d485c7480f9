import type { InputOf, OutputOf } from '@driveline/api/contract';
import { sql } from 'kysely';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { newId } from '../ops/newId.ts';
import { listOwner, ownerOf } from './savedItems.ts';

/** So many lists one shopper may name. */
const listLimit = 20;
/** So many parts a list takes: as many as a link shares. */
const partLimit = 50;

/** PLUS-068: lists of the account, or of this browser, the latest first. A part that is not sold any more is left out. */
export async function partLists(ctx: CallContext): Promise<OutputOf<'cart.lists'>> {
  const owner = ownerOf(ctx);
  if (!owner) return { savedLists: [] };
  const { rows } = await sql<{ id: string; name: string; skus: string[] }>`
    select l.id, l.name, coalesce(array_agg(s.sku order by s.saved_at, s.id) filter (where r.part_id is not null), '{}') as skus
    from part_list l
    left join saved_item s on s.owner = ${listOwner('')} || l.id
    left join price r on r.part_id = s.part_id and r.market = l.market
    where l.owner = ${owner} and l.market = ${ctx.market.code}
    group by l.id order by l.created_at desc, l.id desc`.execute(ctx.db);
  return { savedLists: rows.map(({ id, name, skus }) => ({ listId: id, listName: name, skuNumbers: skus })) };
}

/** @throws B2cError error_list_limit; error_item_unknown (404) */
export async function createList(
  ctx: CallContext,
  { listName, skuNumbers = [] }: InputOf<'cart.createList'>['body'],
): Promise<OutputOf<'cart.createList'>> {
  await ctx.session.ensure();
  const owner = ownerOf(ctx) ?? '';
  const listId = newId(ctx.clock.now());
  await withTx(ctx.db, async (tx) => {
    await takeShopper(ctx, tx);
    const { count } = await tx
      .selectFrom('part_list')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('owner', '=', owner)
      .where('market', '=', ctx.market.code)
      .executeTakeFirstOrThrow();
    if (Number(count) >= listLimit) throw new B2cError('error_list_limit', { params: { limit: listLimit } });
    await tx
      .insertInto('part_list')
      .values({
        id: listId,
        market: ctx.market.code,
        owner,
        name: listName.trim(),
        created_at: ctx.clock.now(),
      })
      .execute();
    await addParts(ctx, tx, listId, skuNumbers);
  });
  return { ...(await partLists(ctx)), listId };
}

/** Taken, so that requests at once do not each make the last list that there is room for. */
async function takeShopper({ session: { state } }: CallContext, tx: Executor): Promise<void> {
  const { customerId, idHash = '' } = state ?? {};
  await (
    customerId
      ? tx.selectFrom('customer').select('id').where('id', '=', customerId)
      : tx.selectFrom('session').select('id_hash').where('id_hash', '=', idHash)
  )
    .forUpdate()
    .execute();
}

/** All of the change or nothing. @throws B2cError error_list_unknown, error_item_unknown (404); error_list_limit */
export async function changeList(
  ctx: CallContext,
  listId: string,
  { listName, skuNumbers = [], removedSkuNumbers = [] }: NonNullable<InputOf<'cart.changeList'>['body']>,
): Promise<OutputOf<'cart.changeList'>> {
  await withTx(ctx.db, async (tx) => {
    // Taken, so that two changes at once do not put a part on it twice.
    const list = await tx
      .selectFrom('part_list')
      .select('name')
      .where('id', '=', listId)
      .where('owner', '=', ownerOf(ctx) ?? '')
      .where('market', '=', ctx.market.code)
      .forUpdate()
      .executeTakeFirst();
    if (!list) throw new B2cError('error_list_unknown');
    const name = listName?.trim() ?? list.name;
    await tx.updateTable('part_list').set({ name }).where('id', '=', listId).execute();
    if (removedSkuNumbers.length > 0)
      await tx
        .deleteFrom('saved_item')
        .where('owner', '=', listOwner(listId))
        .where('sku', 'in', removedSkuNumbers)
        .execute();
    await addParts(ctx, tx, listId, skuNumbers);
  });
  return partLists(ctx);
}

/** One that is gone already is no error. */
export async function removeList(ctx: CallContext, listId: string): Promise<OutputOf<'cart.removeList'>> {
  await withTx(ctx.db, async (tx) => {
    const removed = await tx
      .deleteFrom('part_list')
      .where('id', '=', listId)
      .where('owner', '=', ownerOf(ctx) ?? '')
      .returning('id')
      .executeTakeFirst();
    if (removed) await tx.deleteFrom('saved_item').where('owner', '=', listOwner(listId)).execute();
  });
  return partLists(ctx);
}

async function addParts(
  { market, clock }: CallContext,
  tx: Executor,
  listId: string,
  skuNumbers: readonly string[],
): Promise<void> {
  const asked = [...new Set(skuNumbers)];
  if (asked.length === 0) return;
  const owner = listOwner(listId);
  const [there, sold] = [
    // What is not sold any more is not shown, and takes no place.
    await tx
      .selectFrom('saved_item')
      .innerJoin('price', 'price.part_id', 'saved_item.part_id')
      .select('saved_item.sku')
      .where('price.market', '=', market.code)
      .where('owner', '=', owner)
      .execute(),
    await tx
      .selectFrom('part')
      .innerJoin('price', 'price.part_id', 'part.id')
      .select(['part.id', 'part.sku', 'price.list_minor', 'price.sale_minor'])
      .where('price.market', '=', market.code)
      .where('part.sku', 'in', asked)
      .execute(),
  ];
  if (sold.length < asked.length)
    throw new B2cError('error_item_unknown', {
      status: 404,
      field: 'skuNumbers',
      textKey: 'error_list_part',
    });
  const known = new Set(there.map(({ sku }) => sku));
  const added = asked.flatMap((sku) => (known.has(sku) ? [] : sold.filter((part) => part.sku === sku)));
  if (known.size + added.length > partLimit)
    throw new B2cError('error_list_limit', { textKey: 'error_list_full', params: { limit: partLimit } });
  if (added.length === 0) return;
  const now = clock.now();
  await tx
    .insertInto('saved_item')
    .values(
      added.map(({ id, sku, list_minor, sale_minor }, index) => ({
        id: newId(now),
        market: market.code,
        owner,
        part_id: id,
        sku,
        quantity: 1,
        vehicle: null,
        options: null,
        price_minor: sale_minor ?? list_minor,
        // In the order that they were named.
        saved_at: new Date(now.getTime() + index),
      })),
    )
    .execute();
}

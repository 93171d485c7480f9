import type { InputOf, OutputOf } from '@driveline/api/contract';
import { expiry } from '@driveline/validation';
import type { Market } from '@driveline/markets';
import type { Selectable } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { DB } from '../db/schema.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import { newId } from '../ops/newId.ts';
import type { KeptCard } from '../ports/gateway.ts';
import { claimCard, letGo } from './keptCards.ts';

type Book = OutputOf<'account.cards'>;
type CardRow = Selectable<DB['customer_card']>;
type Naming = Pick<InputOf<'account.addCard'>['body'], 'nickname' | 'isDefault'>;
/** Cards are of one market and one payment service: to another they mean nothing. */
type Keeping = {
  readonly db: Executor;
  readonly clock: Clock;
  readonly gateway: Services['gateway'];
  readonly market: Pick<Market, 'code'>;
};

/** So many cards are kept; more is a mistake, or somebody who tries stolen ones. */
export const cardLimit = 10;

export const keepingOf = ({ db, clock, services, market }: CallContext): Keeping => ({
  db,
  clock,
  market,
  gateway: services.gateway,
});

/** Saved cards, the default one first, then the newest. None where the payment service keeps no cards. */
export async function listCards(keeping: Keeping, customerId: string): Promise<Book> {
  const { db, clock, gateway } = keeping;
  if (!gateway.vault) return { cards: [], canAdd: false };
  const rows = await rowsOf(db, keeping, customerId);
  const now = clock.now();
  return {
    cards: rows.map((row) => ({
      cardId: row.id,
      isDefault: row.is_default,
      nickname: row.nickname,
      cardType: row.vendor,
      lastFour: row.last_four,
      expiry: row.expiry,
      isExpired: hasExpired(row, now),
    })),
    canAdd: rows.length < cardLimit,
  };
}

const rowsOf = (db: Executor, { gateway, market }: Keeping, customerId: string): Promise<CardRow[]> =>
  db
    .selectFrom('customer_card')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('market', '=', market.code)
    .where('gateway', '=', gateway.name)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

const hasExpired = (row: Pick<CardRow, 'expiry'>, now: Date): boolean =>
  expiry(row.expiry, { now }) !== undefined;

/**
 * Reference of a card that its owner pays with.
 * @throws B2cError error_saved_card_unknown (404), for a foreign card as for none; error_card_expired
 */
export async function cardToPay(keeping: Keeping, customerId: string, cardId: string): Promise<string> {
  const { clock, gateway } = keeping;
  const row = gateway.vault && (await ownCard(keeping, customerId, cardId));
  if (!row) throw unknownCard();
  if (hasExpired(row, clock.now())) throw new B2cError('error_card_expired', { field: 'cardId' });
  return row.reference;
}

const unknownCard = () => new B2cError('error_saved_card_unknown', { status: 404 });

const ownCard = ({ db, gateway, market }: Keeping, customerId: string, cardId: string) =>
  db
    .selectFrom('customer_card')
    .selectAll()
    .where('id', '=', cardId)
    .where('customer_id', '=', customerId)
    .where('market', '=', market.code)
    .where('gateway', '=', gateway.name)
    .executeTakeFirst();

/**
 * Saves a kept card. One that was saved before stays what it is called, and gets the new reference: the payment
 * service may have forgotten the old one.
 * @throws B2cError error_saved_card_limit
 */
export async function saveCard(
  keeping: Keeping,
  customerId: string,
  { reference, vendor, lastFour, expiry: until }: KeptCard,
  { nickname, isDefault = false }: Naming = {},
): Promise<void> {
  const { clock, gateway, market } = keeping;
  await changeCards(keeping, customerId, async (tx, cards) => {
    const known = sameCard(cards, { vendor, lastFour, expiry: until });
    if (!known && cards.length >= cardLimit) throw tooMany();
    const kept = { market: market.code, gateway: gateway.name, reference };
    if (!(await claimCard(tx, clock.now(), kept)))
      throw new B2cError('error_payment_token', { field: 'token' });
    const id = known?.id ?? newId(clock.now());
    const named = nickname === undefined ? {} : { nickname: nickname.trim() };
    const change = { reference, updated_at: clock.now(), ...named };
    await tx
      .insertInto('customer_card')
      .values({
        ...{ id, customer_id: customerId, market: market.code, gateway: gateway.name },
        ...{ vendor, last_four: lastFour, expiry: until, created_at: clock.now() },
        ...change,
      })
      .onConflict((clash) => clash.column('id').doUpdateSet(change))
      .execute();
    if (known && known.reference !== reference)
      await letGo(tx, clock.now(), { ...kept, reference: known.reference });
    if (isDefault || cards.length === 0) await makeDefault(tx, keeping, customerId, id);
  });
}

/** Whether a card may be saved later, once its order is placed. @throws B2cError error_saved_card_limit */
export async function refuseOneMore(keeping: Keeping, customerId: string, card: KeptCard): Promise<void> {
  const cards = await rowsOf(keeping.db, keeping, customerId);
  if (cards.length >= cardLimit && !sameCard(cards, card)) throw tooMany();
}

/** The number would tell cards apart better, and is nobody's to know here. */
const sameCard = (
  cards: readonly CardRow[],
  { vendor, lastFour, expiry: until }: Omit<KeptCard, 'reference'>,
) => cards.find((card) => card.vendor === vendor && card.last_four === lastFour && card.expiry === until);

const tooMany = () => new B2cError('error_saved_card_limit', { params: { limit: cardLimit } });

/** @throws B2cError error_saved_card_unknown (404) */
export const changeCard = (
  keeping: Keeping,
  customerId: string,
  cardId: string,
  { nickname, isDefault = false }: Naming,
): Promise<void> =>
  changeCards(keeping, customerId, async (tx, cards) => {
    if (!cards.some(({ id }) => id === cardId)) throw unknownCard();
    if (nickname !== undefined) {
      const change = { nickname: nickname.trim(), updated_at: keeping.clock.now() };
      await tx.updateTable('customer_card').set(change).where('id', '=', cardId).execute();
    }
    if (isDefault) await makeDefault(tx, keeping, customerId, cardId);
  });

/**
 * When the default one goes, the newest of the others takes its place.
 * @throws B2cError error_saved_card_unknown (404)
 */
export const removeCard = (keeping: Keeping, customerId: string, cardId: string): Promise<void> =>
  changeCards(keeping, customerId, async (tx, cards) => {
    const gone = cards.find(({ id }) => id === cardId);
    if (!gone) throw unknownCard();
    await letGo(tx, keeping.clock.now(), gone);
    await tx.deleteFrom('customer_card').where('id', '=', cardId).execute();
    const newest = cards.find(({ id }) => id !== cardId);
    if (gone.is_default && newest) await makeDefault(tx, keeping, customerId, newest.id);
  });

/** One change of an account's cards at a time, so that there is one default and the limit holds. */
const changeCards = (
  keeping: Keeping,
  customerId: string,
  work: (tx: Executor, cards: readonly CardRow[]) => Promise<void>,
): Promise<void> =>
  withTx(keeping.db, async (tx) => {
    await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
    await work(tx, await rowsOf(tx, keeping, customerId));
  });

async function makeDefault(tx: Executor, { market }: Keeping, customerId: string, id: string): Promise<void> {
  const all = tx.updateTable('customer_card').where('customer_id', '=', customerId);
  const own = all.where('market', '=', market.code);
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '!=', id).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}

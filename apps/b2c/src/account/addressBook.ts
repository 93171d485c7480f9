import { isDeepStrictEqual } from 'node:util';
import type { Address, InputOf, OutputOf } from '@driveline/api/contract';
import { addressFaults, cleanAddress } from './addressRules.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError, B2cErrors } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import type { Customer } from '../identity/customer.ts';
import { newId } from '../ops/newId.ts';

type Book = OutputOf<'account.addresses'>;
type Body = InputOf<'account.addAddress'>['body'];

/** So many addresses are kept; more is a mistake or an attack. */
export const addressLimit = 20;

/** Saved addresses, the default one first, then the newest. */
export async function listAddresses(db: Executor, customerId: string): Promise<Book> {
  const rows = await db
    .selectFrom('customer_address')
    .select(['id', 'address', 'is_default'])
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    addresses: rows.map(({ id, address, is_default }) => ({
      addressId: id,
      isDefault: is_default,
      address: address as Address,
    })),
  };
}

/** The `profileAddress` of API-028 (CART-041). */
export async function defaultAddress(db: Executor, customerId: string): Promise<Address | null> {
  const row = await db
    .selectFrom('customer_address')
    .select('address')
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return (row?.address as Address | undefined) ?? null;
}

/** @throws B2cErrors error_address_invalid for each wrong field; B2cError error_address_limit */
export async function addAddress(
  { db, market, clock }: CallContext,
  customer: Customer,
  { address, isDefault = false }: Body,
): Promise<Book> {
  refuseWrong(market, address);
  return changeBook(db, customer.id, async (tx, count) => {
    if (count >= addressLimit) throw new B2cError('error_address_limit', { params: { limit: addressLimit } });
    const id = await insertAddress(tx, clock.now(), customer, cleanAddress(market, address), false);
    if (isDefault || count === 0) await makeDefault(tx, customer.id, id);
  });
}

/** @throws B2cErrors error_address_invalid for each wrong field; B2cError error_address_unknown (404) */
export async function changeAddress(
  { db, market, clock }: CallContext,
  customer: Customer,
  addressId: string,
  { address, isDefault = false }: Body,
): Promise<Book> {
  refuseWrong(market, address);
  return changeBook(db, customer.id, async (tx) => {
    const changed = await tx
      .updateTable('customer_address')
      .set({ address: JSON.stringify(cleanAddress(market, address)), updated_at: clock.now() })
      .where('id', '=', addressId)
      .where('customer_id', '=', customer.id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new B2cError('error_address_unknown', { status: 404 });
    if (isDefault) await makeDefault(tx, customer.id, addressId);
  });
}

/** When the default one goes, the newest of the others takes its place. */
export async function removeAddress(
  { db }: CallContext,
  customer: Customer,
  addressId: string,
): Promise<Book> {
  return changeBook(db, customer.id, async (tx) => {
    const gone = await tx
      .deleteFrom('customer_address')
      .where('id', '=', addressId)
      .where('customer_id', '=', customer.id)
      .returning('is_default')
      .executeTakeFirst();
    if (!gone) throw new B2cError('error_address_unknown', { status: 404 });
    const [newest] = gone.is_default ? (await listAddresses(tx, customer.id)).addresses : [];
    if (newest) await makeDefault(tx, customer.id, newest.addressId);
  });
}

/** Puts an address into the place of the default one, which is the profile's own. */
export async function saveProfileAddress(
  tx: Executor,
  now: Date,
  customer: Pick<Customer, 'id' | 'market'>,
  address: Address,
): Promise<void> {
  const changed = await tx
    .updateTable('customer_address')
    .set({ address: JSON.stringify(address), updated_at: now })
    .where('customer_id', '=', customer.id)
    .where('is_default', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (changed) return;
  await insertAddress(tx, now, customer, address, true);
}

export function refuseWrong(market: CallContext['market'], address: Address, prefix = 'address'): void {
  const [first, ...more] = addressFaults(market, address, prefix);
  if (first) throw new B2cErrors([first, ...more]);
}

/**
 * Puts an order's address into the book (CART-041), in the caller's transaction: the first one becomes the default. One that is
 * there already is not kept twice, and a full book stays as it is: the order is not refused for it.
 */
export async function keepInBook(
  tx: Executor,
  now: Date,
  customer: Pick<Customer, 'id' | 'market'>,
  address: Address,
): Promise<void> {
  await tx.selectFrom('customer').select('id').where('id', '=', customer.id).forUpdate().execute();
  const { addresses } = await listAddresses(tx, customer.id);
  const isKept = addresses.some((kept) => isDeepStrictEqual(kept.address, address));
  if (isKept || addresses.length >= addressLimit) return;
  await insertAddress(tx, now, customer, address, addresses.length === 0);
}

async function insertAddress(
  tx: Executor,
  now: Date,
  { id, market }: Pick<Customer, 'id' | 'market'>,
  address: Address,
  isDefault: boolean,
): Promise<string> {
  const row = { id: newId(now), customer_id: id, market, created_at: now, updated_at: now };
  await tx
    .insertInto('customer_address')
    .values({ ...row, address: JSON.stringify(address), is_default: isDefault })
    .execute();
  return row.id;
}

/** One change of a book at a time, so that there is one default and the limit holds. */
async function changeBook(
  db: Executor,
  customerId: string,
  work: (tx: Executor, count: number) => Promise<void>,
): Promise<Book> {
  return withTx(db, async (tx) => {
    await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
    const { addresses } = await listAddresses(tx, customerId);
    await work(tx, addresses.length);
    return listAddresses(tx, customerId);
  });
}

async function makeDefault(tx: Executor, customerId: string, id: string): Promise<void> {
  const own = tx.updateTable('customer_address').where('customer_id', '=', customerId);
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '!=', id).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}

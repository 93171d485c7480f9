import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Services } from '../http/services.ts';
import type { TextMessage } from '../ports/texter.ts';
import { happened, openOffice, placedOrder } from '../../test/placedOrder.ts';
import { mailTo, registered } from '../../test/registered.ts';
import { goodPassword } from '../../conformance/client/password.ts';
import type { Shop, Shopper } from '../../test/shop.ts';
import { applyOrderEvent } from './lifecycle/applyOrderEvent.ts';

const texts: TextMessage[] = [];
const texter = { send: (message: TextMessage) => Promise.resolve(void texts.push(message)) };
let shop: Shop;
let office: Services;
let skip = 0;
beforeAll(async () => {
  ({ shop, office } = await openOffice({ texter, limiter: { take: () => Promise.resolve(0) } }));
});
afterAll(() => shop.close());

const address = () => `guest-${randomUUID()}@example.com`;
const guestOrder = (email: string, quantity = 1) => placedOrder(shop, { email, quantity, skip: skip++ });
const numbersOf = async (shopper: Shopper) =>
  (await shopper.do('orders.history')).orders.map(({ orderId }) => orderId).sort();

const lastText = () =>
  vi.waitFor(() => {
    const last = texts.at(-1);
    if (!last) throw new Error('no text message');
    return last.text;
  });

/** Signs in by a code, in a new browser. */
async function byCode(email: string, channel: 'email' | 'text' = 'email'): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.do('identity.otpDestinations', { body: { username: email } });
  await shopper.do('identity.sendOtp', { body: { channel, destinationId: channel } });
  const said = channel === 'text' ? await lastText() : (await mailTo(shop, email, /sign-in code/)).text;
  await shopper.do('identity.verifyOtp', { body: { code: /\b\d{6}\b/.exec(said)?.[0] ?? '' } });
  return shopper;
}

const linkCode = async (email: string, subject: RegExp): Promise<string> =>
  /\/user\/confirmEmail\/([\w-]{43})/.exec((await mailTo(shop, email, subject)).text)?.[1] ?? '';

const byPassword = async (email: string): Promise<Shopper> => {
  const shopper = shop.shopper();
  await shopper.do('identity.login', { body: { username: email, password: goodPassword } });
  return shopper;
};

describe('orders of a guest', () => {
  test('[ACCT-043] [PLUS-024] join the account whose address a mailed code proves, and no other', async () => {
    const email = address();
    const { number } = await guestOrder(email.toUpperCase());
    const foreign = await guestOrder(address());
    const { shopper: atOnce } = await registered(shop, { email, phoneNumber: '9015550171' });
    expect(await numbersOf(atOnce)).toEqual([]);
    expect(await numbersOf(await byPassword(email))).toEqual([]);
    // A phone proves no address.
    expect(await numbersOf(await byCode(email, 'text'))).toEqual([]);
    const owner = await byCode(email);
    expect(await numbersOf(owner)).toEqual([number]);
    expect((await owner.do('orders.detail', { params: { orderId: number } })).orders[0]?.orderId).toBe(
      number,
    );
    expect((await owner.call('orders.detail', { params: { orderId: foreign.number } })).status).toBe(404);
  });

  test('[ACCT-043] [API-088] that the same browser has placed show in the account that is opened there, and there alone', async () => {
    const email = address();
    const { shopper, number } = await guestOrder(email.toUpperCase());
    const elsewhere = await guestOrder(email);
    await registered(shop, { email, shopper });
    expect(await numbersOf(shopper)).toEqual([number]);
    // A person with an account of another address there has bought nothing.
    const other = await guestOrder(address());
    await registered(shop, { email: address(), shopper: other.shopper });
    expect(await numbersOf(other.shopper)).toEqual([]);
    expect((await shopper.call('orders.detail', { params: { orderId: elsewhere.number } })).status).toBe(404);
    // A stranger who knows the address and came to the browser takes nothing away from it.
    const away = await byPassword(email);
    expect(await numbersOf(away)).toEqual([]);
    expect((await away.call('orders.detail', { params: { orderId: number } })).status).toBe(404);
    expect((await away.do('warranties.list')).totalCount).toBe(0);
    await shopper.do('identity.logout', { body: {} });
    expect((await shopper.call('orders.detail', { params: { orderId: number } })).status).toBe(404);
  });

  test('[ACCT-043] [API-088] join by the link of the welcome, once, where its account is signed in', async () => {
    const email = address();
    const { shopper, number } = await guestOrder(email);
    const elsewhere = await guestOrder(email);
    await registered(shop, { email, shopper });
    const code = await linkCode(email, /Welcome/);
    const confirm = (who: Shopper, said = code) =>
      who.call('identity.confirmEmail', { body: { code: said } });
    expect((await confirm(shop.shopper())).key).toBe('error_not_signed_in');
    const { shopper: stranger } = await registered(shop);
    for (const answer of [await confirm(stranger), await confirm(shopper, 'made-up')])
      expect([answer.status, answer.key]).toEqual([410, 'error_confirmation_expired']);
    const answers = await Promise.all([confirm(shopper), confirm(shopper)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await numbersOf(await byPassword(email))).toEqual([number, elsewhere.number].sort());
    expect((await confirm(shopper)).status).toBe(204);
  });

  test('[ACCT-043] not by a link that is a week old, nor by one to a former address', async () => {
    const email = address();
    const { shopper } = await registered(shop, { email });
    const old = await linkCode(email, /Welcome/);
    await shop.database.db.updateTable('email_confirmation').set({ expires_at: new Date() }).execute();
    expect((await shopper.call('identity.confirmEmail', { body: { code: old } })).status).toBe(410);
    const next = address();
    const { number } = await guestOrder(next);
    await shopper.do('account.update', { body: { email: next, currentPassword: goodPassword } });
    const code = await linkCode(next, /Confirm your new email/);
    const after = address();
    await shopper.do('account.update', { body: { email: after, currentPassword: goodPassword } });
    expect((await shopper.call('identity.confirmEmail', { body: { code } })).status).toBe(410);
    await shopper.do('account.update', { body: { email: next, currentPassword: goodPassword } });
    const again = await vi.waitFor(async () => {
      const newest = await linkCode(next, /Confirm your new email/);
      return newest === code ? Promise.reject(new Error('not yet')) : newest;
    });
    await shopper.do('identity.confirmEmail', { body: { code: again } });
    expect(await numbersOf(shopper)).toEqual([number]);
  });

  test('[ACCT-043] of later days join with the next sign-in of any kind', async () => {
    const email = address();
    await registered(shop, { email });
    await byCode(email);
    const { number } = await guestOrder(email);
    expect(await numbersOf(await byPassword(email))).toEqual([number]);
  });

  test('[API-091] [ACCT-043] join with a password that was set by a mailed link', async () => {
    const email = address();
    const { number } = await guestOrder(email);
    await registered(shop, { email });
    const shopper = shop.shopper();
    await shopper.do('identity.forgotPassword', { body: { email } });
    const { text } = await mailTo(shop, email, /resetPassword/);
    const code = /\/resetPassword\/([\w-]+)/.exec(text)?.[1] ?? '';
    await shopper.do('identity.resetPassword', { body: { code, password: 'eight loud gearboxes' } });
    expect(await numbersOf(shopper)).toEqual([number]);
  });

  test('[API-060] [ACCT-043] of an address that the account takes over wait until this one is proven too', async () => {
    const email = address();
    const mine = address();
    const { number } = await guestOrder(email);
    await registered(shop, { email: mine });
    const owner = await byCode(mine);
    await owner.do('account.update', { body: { email, currentPassword: goodPassword } });
    expect(await numbersOf(await byPassword(email))).toEqual([]);
    expect(await numbersOf(await byCode(email))).toEqual([number]);
  });

  test('[ACCT-050] [PLUS-024] bring their warranties, of the pieces that were kept, and their returns', async () => {
    const email = address();
    const {
      shopper: guest,
      id,
      number,
      items: [item = ''],
      shipments: [pickup = ''],
    } = await guestOrder(email, 3);
    await happened(office, id, pickup, 'accept', 'ready', 'collect');
    const lines = [{ commerceItemId: item, quantity: 1, reason: 'damaged' as const }];
    const [back] = (await guest.do('orders.return', { body: { orderId: number, lines, method: 'store' } }))
      .orders;
    const { id: returnId } = await shop.database.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', back?.orderId ?? '')
      .executeTakeFirstOrThrow();
    await applyOrderEvent(office, {
      orderId: returnId,
      shipmentId: back?.shipmentInfoList[0]?.shipmentId ?? '',
      event: 'receive',
    });
    await registered(shop, { email });
    const owner = await byCode(email);
    expect(await numbersOf(owner)).toEqual([number, back?.orderId ?? ''].sort());
    const { warranties } = await owner.do('warranties.list');
    expect(warranties).toMatchObject([
      { receiptNumber: number, items: [{ itemQuantity: 2, status: 'active' }] },
    ]);
    // The guest's own browser goes on seeing it.
    expect((await guest.do('orders.detail', { params: { orderId: number } })).orders).toHaveLength(1);
  });
});

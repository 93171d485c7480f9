import { us } from './markets.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { openTestDatabase } from './testDatabase.ts';
import { giftCardMessages } from '../src/giftCards/giftCardMessages.ts';
import type { RateLimiter } from '../src/http/rateLimit.ts';
import { dispatcher } from '../src/mail/outbox.ts';
import { identitySettings } from '../src/ops/identitySettings.ts';
import { keyRing } from '../src/ops/keyRing.ts';
import { heldClock } from '../src/clock/clock.ts';
import { createLog } from '../src/ops/log.ts';
import { PaymentGatewayError, type PaymentGateway } from '../src/ports/gateway.ts';
import { sandboxGateway } from '../src/payments/sandbox/sandboxGateway.ts';
import { insertSession, insertToken } from '../src/payments/sandbox/sandboxStore.ts';
import { behaviourOf } from '../src/payments/sandbox/testCards.ts';
import { giftCardOrder } from '../conformance/client/acquire.ts';
import { cards } from '../conformance/client/buyer.ts';
import { openShop, type Shopper } from './shop.ts';

/** When the shop's clock stands still. */
export const giftCardStart = '2026-03-03T18:00:00Z';

type Answered = 'authorize' | 'capture';

/** A shop with a held clock, in which gift cards are bought, and a gateway whose answers can be lost. */
export async function openGiftCardShop() {
  const clock = heldClock(giftCardStart);
  const unlimited: RateLimiter = { take: () => Promise.resolve(0) };
  let limiter = unlimited;
  let lost: Answered | undefined;
  const database = await openTestDatabase();
  const gateway = sandboxGateway({ markets: shippedMarkets, db: database.db, clock });
  const losing =
    <A extends unknown[], R>(name: Answered, call: (...args: A) => Promise<R>) =>
    async (...args: A) => {
      const answer = await call(...args);
      if (lost !== name) return answer;
      lost = undefined;
      throw new PaymentGatewayError('The connection broke.');
    };
  const payment: PaymentGateway = {
    ...gateway,
    authorize: losing('authorize', gateway.authorize),
    capture: losing('capture', gateway.capture),
  };
  const shop = await openShop(
    { clock, payment, limiter: { take: (...args) => limiter.take(...args) } },
    database,
  );

  const services = () => ({
    db: database.db,
    clock,
    gateway,
    log: createLog('silent'),
    markets: shippedMarkets,
    wakeOutbox: () => undefined,
  });

  const order = (shopper: Shopper, change: object = {}) =>
    shopper.call('giftCards.buy', { body: { ...giftCardOrder, ...change } });

  /** Types a card into the gateway's fields of a purchase. */
  async function tokenOf(purchaseId: string, number = cards.visa): Promise<string> {
    const token = `tok_${Math.random().toString(36).slice(2)}`;
    const detail = { shopOrigin: 'http://us.localhost:3000', vendors: [] };
    const returnUrl = `http://us.localhost:3000/checkout/return?purchase=${purchaseId}`;
    const sessionId = await insertSession(database.db, clock.now(), {
      market: 'us',
      amountMinor: 50_00,
      currency: 'USD',
      returnUrl,
      detail,
    });
    const card = {
      sessionId,
      vendor: 'visa',
      lastFour: number.slice(-4),
      expiry: '12/39',
      behaviour: behaviourOf(number),
    };
    return insertToken(database.db, clock.now(), card, token);
  }

  const pay = (shopper: Shopper, purchaseId: string, token?: string, more: object = {}) =>
    shopper.call('giftCards.pay', {
      params: { purchaseId },
      body: { ...(token && { token }), ...more },
    });

  async function opened(change: object = {}, shopper = shop.shopper()) {
    const answer = await order(shopper, change);
    const { purchaseId } = JSON.parse(answer.text) as { purchaseId: string };
    return { shopper, purchaseId };
  }

  async function bought(change: object = {}) {
    const { shopper, purchaseId } = await opened(change);
    const token = await tokenOf(purchaseId);
    const { purchase } = await shopper.do('giftCards.pay', {
      params: { purchaseId },
      body: { token },
    });
    return { shopper, purchaseId, orderId: purchase?.orderId ?? '' };
  }

  const rowOf = (id: string) =>
    database.db.selectFrom('gift_card_purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const chargesOf = (id: string) =>
    database.db
      .selectFrom('sandbox_charge')
      .select(['status', 'captured_minor', 'refunded_minor'])
      .where('idempotency_key', 'like', `gift-${id}-%`)
      .execute();
  const entriesOf = async (id: string) =>
    database.db
      .selectFrom('gift_card_entry')
      .select(['kind', 'amount_minor'])
      .where('gift_card_id', '=', (await rowOf(id)).gift_card_id ?? '')
      .execute();

  /** The recipient's mail about a purchase: its address is the purchase's own. */
  const mailTo = (to: string) => shop.mails.filter((mail) => mail.to === to);
  const secretsOf = (text: string) => ({
    cardNumber: /Gift card number: ([\d ]+)/.exec(text)?.[1] ?? '',
    pin: /PIN: (\d+)/.exec(text)?.[1] ?? '',
  });

  /** Sends what is due now, as the job does. */
  async function sendDue(): Promise<void> {
    const mailer = {
      send: async (mail: (typeof shop.mails)[number]) => void shop.mails.push(mail),
      close: () => undefined,
    };
    const write: Parameters<typeof dispatcher>[1] = async (row) =>
      giftCardMessages[row.topic]?.(
        {
          db: database.db,
          clock,
          market: us,
          deskEmail: '',
          hosts: {},
          identity: identitySettings(keyRing('of a test')),
        },
        row,
      );
    await dispatcher({ ...services(), mailer }, write).run();
  }

  return {
    shop,
    database,
    clock,
    services,
    order,
    tokenOf,
    pay,
    opened,
    bought,
    rowOf,
    chargesOf,
    entriesOf,
    mailTo,
    secretsOf,
    sendDue,
    /** Loses the answer of the next call of that name, once it is done. */
    lose: (name: Answered) => void (lost = name),
    limitBy: (by: RateLimiter = unlimited) => void (limiter = by),
  };
}

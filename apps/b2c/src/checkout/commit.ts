import { setTimeout as pause } from 'node:timers/promises';
import type { TaxDocumentValues } from '@driveline/api/contract';
import type { CartModel } from '../cart/cartModel.ts';
import { readCart } from '../cart/readCart.ts';
import { withTx } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { answeredOrigin } from '../http/shopOrigin.ts';
import { passwordNeeded } from '../identity/customer.ts';
import { shopOrigin } from '../identity/shopOrigin.ts';
import { newId } from '../ops/newId.ts';
import { AccountShortError } from '../tenders/accountLedger.ts';
import { changeAccounts } from './payment/attachAccount.ts';
import { checkCaptcha } from '../payments/captcha.ts';
import { countDecline, refuseAfterDeclines } from '../payments/declinedCards.ts';
import { declineError } from '../payments/declineError.ts';
import { giveBack, retryAfter, waitMs, withLease } from '../db/lease.ts';
import { PaymentGatewayError } from '../ports/gateway.ts';
import { takeUses } from '../promotions/takeUses.ts';
import { readPlan } from '../tenders/readPlan.ts';
import { holdTenders } from '../payments/tenderStore.ts';
import {
  insertAttempt,
  leaseOf,
  openAttempt,
  readAttempt,
  takeLease,
  withTaxDocument,
  type Attempt,
} from './attempts.ts';
import { claimKey, freeKey, hashOf, settleKey, type IdempotencyKey } from '../orders/idempotency.ts';
import { outOfStock } from './lineRefusals.ts';
import { draftOf } from './orderDraft.ts';
import { planTakes, type Take } from '../cart/planTakes.ts';
import { readyToBuy } from './readyToBuy.ts';
import { chargeAttempt, type Settled } from './settleAttempt.ts';
import { StockGoneError, takeStock } from './stock.ts';
import { HoardError, networkHashes, refuseHoard, withoutShelf } from './unpaidStock.ts';

export interface CommitRequest {
  readonly commerceId: string;
  readonly cartVersion?: number | undefined;
  /** Without one, commerce id and cart version are the key (commit v1). */
  readonly idempotencyKey?: string | undefined;
  readonly captchaToken?: string | undefined;
  /** Checked: what the invoice is issued with. */
  readonly taxDocument?: TaxDocumentValues | undefined;
}

export type Committed =
  | { readonly kind: 'ordered'; readonly orderId: string }
  | { readonly kind: 'challenge'; readonly url: string };

const stepMs = 120;

/**
 * Buys a cart exactly once per key, whatever is repeated, doubled, lost or killed (PLUS-021): the key is written
 * first, stock is taken in one transaction, the gateway is asked outside of any, and a second transaction places
 * the order. A later call with this key, or with another one for the same cart, finds what stands and
 * goes on from there.
 */
export async function commit(ctx: CallContext, request: CommitRequest): Promise<Committed> {
  const { db, clock, market, session } = ctx;
  const deadline = performance.now() + waitMs;
  const state = await session.ensure();
  const key: IdempotencyKey = {
    scope: `commit:${state.idHash}`,
    key: request.idempotencyKey ?? hashOf(request.commerceId, request.cartVersion),
  };
  const requestHash = hashOf(request.commerceId, request.cartVersion);
  const placed = await claimKey(db, clock.now(), key, market.code, requestHash);
  if (placed) return { kind: 'ordered', orderId: placed };
  let settled: Settled;
  try {
    settled = await buy(ctx, request, deadline);
  } catch (error) {
    if (error instanceof PaymentGatewayError) {
      ctx.log.warn({ err: error }, 'the gateway gave no answer');
      throw new B2cError('error_payment_processor');
    }
    if (error instanceof B2cError) await freeKey(db, key);
    throw error;
  }
  if (settled.kind === 'declined') {
    await freeKey(db, key);
    throw declineError(settled.code);
  }
  if (settled.kind === 'ordered') await settleKey(db, key, settled.orderId);
  return settled;
}

/** Buys, joins, resumes or waits, by the state in which the cart is found. */
async function buy(ctx: CallContext, request: CommitRequest, deadline: number): Promise<Settled> {
  const { db, market, clock, services, session } = ctx;
  let waitedFor: string | undefined;
  let cartVersion = request.cartVersion;
  for (;;) {
    const row = await ownCart(ctx, request.commerceId);
    // A caller who names no version means what stands now; a price that moves from here on is a change.
    cartVersion ??= row.version;
    if (row.status === 'ORDERED' && row.order_id) return { kind: 'ordered', orderId: row.order_id };
    const ended = waitedFor && (await readAttempt(db, waitedFor));
    if (ended && ended.status === 'DECLINED') return { kind: 'declined', code: ended.code ?? 'declined' };
    if (row.status === 'OPEN') {
      const vehicle = session.state?.vehicle ?? null;
      const cart = await readCart({ services, market, vehicle }, row.id);
      const attempt = cart && (await reserve(ctx, { ...request, cartVersion }, cart));
      if (attempt) return charge(ctx, attempt);
    } else {
      const open = await openAttempt(db, row.id);
      const attempt = open && (await takeLease(db, open.id, clock.now()));
      // A shopper back from the bank's page may have mended it before asking again.
      if (attempt) return charge(ctx, attempt, request);
      waitedFor = open?.id ?? waitedFor;
    }
    if (performance.now() > deadline) throw new B2cError('error_commit_running', { status: 503, retryAfter });
    await pause(stepMs);
  }
}

/** @param taxDocument of this commit; of a new attempt it is in its draft */
async function charge(
  ctx: CallContext,
  attempt: Attempt,
  { taxDocument }: Pick<CommitRequest, 'taxDocument'> = attempt.draft,
): Promise<Settled> {
  const { db, clock, services } = ctx;
  const settled = await withLease(clock, leaseOf(db, attempt), async () =>
    chargeAttempt(services, await withTaxDocument(db, attempt, taxDocument)),
  );
  await countDecline(services.limiter, ctx.market, attempt, settled, ctx.clientAddress);
  return settled;
}

/** The cart of the commit, as long as it belongs to the session or to who is signed in. */
async function ownCart({ db, market, session }: CallContext, commerceId: string) {
  const row = await db
    .selectFrom('cart')
    .select(['id', 'status', 'version', 'order_id'])
    .where('id', '=', commerceId)
    .where('market', '=', market.code)
    .where((eb) =>
      eb.or([
        eb('session_id_hash', '=', session.state?.idHash || 'none'),
        eb('customer_id', '=', session.state?.customerId ?? 'nobody'),
      ]),
    )
    .executeTakeFirst();
  if (!row) throw new B2cError('error_cart_unknown', { status: 404 });
  return row;
}

/** So many plans, each without what the one before could not have. */
const mostTries = 4;

/**
 * Takes the stock and opens an attempt.
 * @returns undefined when the cart was not open any more: look again
 * @throws B2cError for everything that the shopper has to mend first
 */
async function reserve(
  ctx: CallContext,
  request: CommitRequest & { readonly cartVersion: number },
  first: CartModel,
): Promise<Attempt | undefined> {
  const { services, market, session } = ctx;
  const { cartVersion, captchaToken, taxDocument } = request;
  let cart: CartModel | undefined = first;
  let hoard: HoardError | undefined;
  // Once for each commit, and only where a card is charged (CART-029, CART-049).
  if (!first.paymentPlan.isCovered) {
    await refuseAfterDeclines(ctx, first.id, first.payment?.method);
    await checkCaptcha(ctx, captchaToken);
  }
  for (let tries = 0; cart; tries++) {
    if (cart.paymentPlan.hasShrunk) throw await shrunk(ctx, cart);
    refuseForeignRewards(session, cart);
    const ready = readyToBuy(market, cartVersion, cart);
    const plan = planTakes(cart.groups);
    if ('short' in plan) throw hoard ?? outOfStock(plan.short.title, plan.short.id);
    const draft = draftOf({
      market,
      shopOrigin: shopOrigin(ctx),
      sessionIdHash: session.state?.idHash ?? '',
      cart,
      taxDocument,
      ...ready,
    });
    try {
      return await open(ctx, cart, draft, plan.takes);
    } catch (error) {
      if (error instanceof AccountShortError) throw await shrunk(ctx, cart);
      if (error instanceof HoardError && tries < mostTries) {
        hoard = error;
        cart = { ...cart, groups: withoutShelf(cart.groups, error.take) };
        continue;
      }
      // Between the look and the take somebody took the last piece of one shelf: another shelf may have one.
      if (!(error instanceof StockGoneError)) throw error;
      if (tries >= mostTries) throw outOfStock(cart.lines[0]?.title ?? '', cart.lines[0]?.id ?? '');
      cart = await readCart({ services, market, vehicle: session.state?.vehicle ?? null }, cart.id);
    }
  }
  return undefined;
}

function open(
  ctx: CallContext,
  cart: CartModel,
  draft: ReturnType<typeof draftOf>,
  takes: readonly Take[],
): Promise<Attempt | undefined> {
  const { db, clock, services, market, clientAddress } = ctx;
  const shopOrigin = answeredOrigin(ctx);
  const isPaidLater = draft.payment?.waitsMinutes !== undefined;
  const networks = draft.payment && networkHashes(services.identity.keys, clientAddress);
  let begun: Attempt | undefined;
  const opened = withTx(db, async (tx) => {
    const now = clock.now();
    const taken = await tx
      .updateTable('cart')
      .set({ status: 'COMMITTING', updated_at: now })
      .where('id', '=', cart.id)
      .where('status', '=', 'OPEN')
      .where('version', '=', cart.version)
      .returning('id')
      .executeTakeFirst();
    if (!taken) return undefined;
    const id = newId(now);
    await takeStock(tx, now, market.code, id, takes);
    await takeUses(tx, now, { ...draft, paymentId: id }, draft.promotions);
    const attempt = await insertAttempt(tx, now, services.gateway.name, {
      ...{ id, draft, shopOrigin },
      networkHash: networks?.[0],
    });
    begun = attempt;
    if (networks) await refuseHoard(tx, { paymentId: id, networks, isPaidLater }, cart.lines, takes);
    await holdTenders(tx, now, services.markets, attempt, draft.tenders);
    return attempt;
  });
  return opened.catch((error: unknown) => {
    // A database that went away may have written it all the same.
    if (begun) void giveBack(leaseOf(db, begun));
    throw error;
  });
}

/** Rewards that were attached before somebody signed out, or in somebody else's name. */
function refuseForeignRewards({ state }: CallContext['session'], { paymentPlan }: CartModel): void {
  const rewards = paymentPlan.accounts.find(({ method }) => method === 'loyaltyCard');
  if (!rewards || rewards.accountId === state?.customerId) return;
  throw passwordNeeded();
}

/** The shopper sees the new split before anything is charged by it. */
async function shrunk(ctx: CallContext, cart: CartModel): Promise<B2cError> {
  const { accounts } = await readPlan(
    ctx.db,
    ctx.clock.now(),
    ctx.market,
    cart.totals.totalMinor,
    cart.paymentPlan.accounts,
  );
  const short = accounts.find(({ availableMinor, seenMinor }) => availableMinor < seenMinor);
  await changeAccounts(ctx, cart.id, (kept) =>
    kept.map((account) => {
      const now = accounts.find(({ accountId }) => accountId === account.accountId);
      return { ...account, seenMinor: now?.availableMinor ?? account.seenMinor };
    }),
  );
  const isRewards = short?.method === 'loyaltyCard';
  return new B2cError(isRewards ? 'error_rewards_balance' : 'error_giftcard_balance', { status: 409 });
}

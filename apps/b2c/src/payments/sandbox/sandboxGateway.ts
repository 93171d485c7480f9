import { randomBytes } from 'node:crypto';
import type { Executor } from '../../db/tx.ts';
import type { Clock } from '../../clock/clock.ts';
import type { ServerMarkets } from '../../markets/serverMarket.ts';
import { keyRing, type KeyRing } from '../../ops/keyRing.ts';
import {
  PaymentGatewayError,
  type Charge,
  type DeclineCode,
  type PaymentGateway,
} from '../../ports/gateway.ts';
import { instructionsFor, laterMethods } from './laterCharges.ts';
import { sandboxPath } from './sandboxPath.ts';
import { moveMoney } from './sandboxMoves.ts';
import * as store from './sandboxStore.ts';
import { sandboxVault } from './sandboxVault.ts';
import { sandboxWallets } from './sandboxWallets.ts';
import type { Behaviour } from './testCards.ts';
import { readSandboxMessage } from './webhookMessage.ts';

interface Outcome {
  readonly status: 'authorized' | 'challenge' | 'declined' | 'error';
  readonly code?: DeclineCode;
}

const outcomes: Readonly<Record<Behaviour, Outcome>> = {
  approve: { status: 'authorized' },
  captureFails: { status: 'authorized' },
  answersLate: { status: 'authorized' },
  challengePasses: { status: 'challenge' },
  challengeFails: { status: 'challenge' },
  decline: { status: 'declined', code: 'declined' },
  insufficientFunds: { status: 'declined', code: 'insufficient_funds' },
  expired: { status: 'declined', code: 'expired_card' },
  processorError: { status: 'error', code: 'processor' },
};

export interface SandboxSetting {
  readonly db: Executor;
  readonly clock: Clock;
  readonly markets: ServerMarkets;
  /** Sign the messages to the shop; without them nobody's messages are believed. */
  readonly webhookKeys?: KeyRing | undefined;
}

/**
 * A payment service to develop and test with, next door to the shop: own tables, own pages, own path. It never
 * moves money. What a card does is said by its last four digits.
 */
export function sandboxGateway(setting: SandboxSetting): PaymentGateway {
  const { db, clock, markets } = setting;
  const keys = setting.webhookKeys ?? keyRing(randomBytes(32).toString('base64url'));
  return {
    name: 'sandbox',
    laterMethods,
    splitsCards: true,
    wallets: sandboxWallets(db, clock, markets),
    vault: sandboxVault(db, clock),
    async createSession(order) {
      const { market, locale, amountMinor, currency, returnUrl, shopOrigin, vendors } = order;
      const { wallet, keptCard, contents, buyerName, payer } = order;
      const detail = {
        shopOrigin,
        vendors,
        locale,
        ...(wallet && { wallet }),
        ...(keptCard && { keptCard }),
        ...(contents && { contents }),
        ...(buyerName && { buyerName }),
        ...(payer && { payer }),
      };
      const id = await store.insertSession(db, clock.now(), {
        market,
        amountMinor,
        currency,
        returnUrl,
        detail,
      });
      const base = `${shopOrigin}${sandboxPath}`;
      return wallet
        ? { id, frameUrl: '', pageUrl: `${base}/wallet/${id}`, origin: shopOrigin }
        : { id, frameUrl: `${base}/frame/${id}`, pageUrl: `${base}/page/${id}`, origin: shopOrigin };
    },
    async describeToken(given, market) {
      const row = await store.findToken(db, given, clock.now(), { market });
      if (!row) return undefined;
      const session = row.session_id ? await store.findSession(db, row.session_id, clock.now()) : undefined;
      const { contents, payer } = (session?.detail ?? {}) as { contents?: string; payer?: string };
      const token = { ...store.toPaymentToken(row, session?.return_url ?? ''), payer };
      if (row.kind !== 'wallet' || !session) return token;
      return { ...token, approvedMinor: session.amount_minor, contents };
    },
    async authorize(request) {
      const known = await store.chargeByKey(db, request.idempotencyKey);
      return known ? toCharge(known, request.shopOrigin) : start(setting, request);
    },
    async findCharge(key, market) {
      const charge = await store.chargeByKey(db, key);
      return charge && store.isOfMarket(charge, market) ? toCharge(charge, '') : undefined;
    },
    capture: (ref, amountMinor, key, market) => moveMoney(db, 'capture', { ref, market, amountMinor, key }),
    void: (ref, key, market) => moveMoney(db, 'void', { ref, market, amountMinor: 0, key }),
    refund: (ref, amountMinor, key, market) => moveMoney(db, 'refund', { ref, market, amountMinor, key }),
    readWebhook: ({ headers, body }) => readSandboxMessage(keys, clock.now(), headers, body),
  };
}

export interface ChargeDetail {
  readonly behaviour: Behaviour;
  readonly returnUrl: string;
  /** None in a charge of the release before. */
  readonly market?: string;
  /** Of a charge that is paid later. */
  readonly later?: store.LaterDetail;
}
type Request = Parameters<PaymentGateway['authorize']>[0];

function start(setting: SandboxSetting, request: Request): Promise<Charge> {
  const { instrument } = request;
  return instrument.kind === 'token'
    ? startToken(setting, request, instrument.token)
    : startLater(setting, request, instrument);
}

async function startToken({ db, clock }: SandboxSetting, request: Request, given: string): Promise<Charge> {
  const { idempotencyKey: key, market, amountMinor, currency, returnUrl } = request;
  const token = await store.findToken(db, given, clock.now(), { market, key });
  if (!token || !(await store.useToken(db, token.token, key))) {
    return { status: 'declined', ref: '', code: 'token' };
  }
  const behaviour = token.behaviour as Behaviour;
  const { status, code = null } = outcomes[behaviour];
  const detail: ChargeDetail = { behaviour, returnUrl, market };
  const ref = store.opaque('ch');
  const from = { token: token.token, sessionId: token.session_id };
  const isNew = await store.insertCharge(db, {
    ref,
    key,
    ...from,
    status,
    code,
    amountMinor,
    currency,
    detail,
  });
  // The charge stands, its answer is lost: the shop has to ask again with the same key.
  if (isNew && behaviour === 'answersLate') throw new PaymentGatewayError('The connection broke.');
  return chargeOf(db, key, request.shopOrigin);
}

async function startLater(
  { db }: SandboxSetting,
  request: Request,
  { method, payBy }: Extract<Request['instrument'], { kind: 'later' }>,
): Promise<Charge> {
  const { idempotencyKey: key, market, locale, amountMinor, currency, returnUrl, shopOrigin } = request;
  const ref = store.opaque('pl');
  const url = `${shopOrigin}${sandboxPath}/later/${ref}`;
  const instructions = instructionsFor(method, { ref, amountMinor, payBy, url });
  if (!instructions) return { status: 'error', ref: '', code: 'processor' };
  const detail: ChargeDetail = {
    behaviour: 'approve',
    returnUrl,
    market,
    later: { market, locale, method, shopOrigin, instructions },
  };
  await store.insertCharge(db, {
    ref,
    key,
    token: `later:${method}`,
    sessionId: null,
    status: 'pending',
    code: null,
    amountMinor,
    currency,
    detail,
    payBy,
  });
  return chargeOf(db, key, shopOrigin);
}

async function chargeOf(db: Executor, key: string, shopOrigin: string): Promise<Charge> {
  const charge = await store.chargeByKey(db, key);
  if (!charge) throw new PaymentGatewayError('The charge was not kept.');
  return toCharge(charge, shopOrigin);
}

function toCharge(row: store.ChargeRow, shopOrigin: string): Charge {
  const { ref, code } = row;
  const { later } = row.detail as unknown as ChargeDetail;
  if (row.status === 'paid') return { status: 'authorized', ref, isPaid: true };
  if (row.status === 'authorized' || row.status === 'captured') return { status: 'authorized', ref };
  if (row.status === 'pending' && later) return { status: 'pending', ref, instructions: later.instructions };
  if (row.status === 'challenge') {
    return { status: 'challenge', ref, challengeUrl: `${shopOrigin}${sandboxPath}/challenge/${ref}` };
  }
  const status = row.status === 'error' ? 'error' : 'declined';
  return { status, ref, code: (code ?? 'declined') as DeclineCode };
}

import type { Executor } from '../../db/tx.ts';
import type { Clock } from '../../ops/clock.ts';
import { PaymentGatewayError, type Charge, type DeclineCode, type PaymentGateway } from '../gateway.ts';
import * as store from './sandboxStore.ts';
import type { Behaviour } from './testCards.ts';

export const sandboxPath = '/sandbox-pay';

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

/**
 * A payment service to develop and test with, next door to the shop: own tables, own pages, own path. It never
 * moves money. What a card does is said by its last four digits.
 */
export function sandboxGateway({
  db,
  clock,
}: {
  readonly db: Executor;
  readonly clock: Clock;
}): PaymentGateway {
  return {
    name: 'sandbox',
    async createSession({ market, amountMinor, currency, returnUrl, shopOrigin, vendors }) {
      const detail = { shopOrigin, vendors };
      const id = await store.insertSession(db, clock.now(), { market, amountMinor, currency, returnUrl, detail }); // prettier-ignore
      const base = `${shopOrigin}${sandboxPath}`;
      return { id, frameUrl: `${base}/frame/${id}`, pageUrl: `${base}/page/${id}`, origin: shopOrigin };
    },
    async describeToken(token) {
      const row = await store.findToken(db, token, clock.now());
      if (!row) return undefined;
      const session = row.session_id ? await store.findSession(db, row.session_id, clock.now()) : undefined;
      const returnUrl = session?.return_url ?? '';
      return {
        token,
        vendor: row.brand ?? '',
        lastFour: row.last4 ?? '',
        expiry: row.expiry ?? '',
        returnUrl,
      };
    },
    async authorize(request) {
      const known = await store.chargeByKey(db, request.idempotencyKey);
      return known ? toCharge(known, request.shopOrigin) : start(db, clock, request);
    },
    async findCharge(key) {
      const charge = await store.chargeByKey(db, key);
      return charge && toCharge(charge, '');
    },
    async capture(ref, amountMinor) {
      const charge = await store.chargeByRef(db, ref);
      if (charge?.status !== 'authorized') throw new PaymentGatewayError(`Nothing to capture at ${ref}.`);
      if ((charge.detail as Partial<Detail>).behaviour === 'captureFails')
        throw new PaymentGatewayError('Refused.');
      await db
        .updateTable('sandbox_charge')
        .set({ captured_minor: amountMinor, status: 'captured' })
        .where('ref', '=', ref)
        .execute();
    },
    async void(ref) {
      await store.setCharge(db, ref, ['authorized', 'challenge'], { status: 'voided' });
    },
    async refund(ref, amountMinor) {
      await db
        .updateTable('sandbox_charge')
        .set((eb) => ({ refunded_minor: eb('refunded_minor', '+', amountMinor) }))
        .where('ref', '=', ref)
        .execute();
    },
  };
}

interface Detail {
  readonly behaviour: Behaviour;
  readonly returnUrl: string;
}
type Request = Parameters<PaymentGateway['authorize']>[0];

async function start(db: Executor, clock: Clock, request: Request): Promise<Charge> {
  const { idempotencyKey: key, amountMinor, currency, returnUrl } = request;
  const token = await store.findToken(db, request.token, clock.now(), key);
  if (!token || !(await store.useToken(db, token.token, key))) {
    return { status: 'declined', ref: '', code: 'token' };
  }
  const behaviour = token.behaviour as Behaviour;
  const { status, code = null } = outcomes[behaviour];
  const detail: Detail = { behaviour, returnUrl };
  const ref = store.opaque('ch');
  const isNew = await store.insertCharge(db, { ref, key, token, status, code, amountMinor, currency, detail }); // prettier-ignore
  // The charge stands, its answer is lost: the shop has to ask again with the same key.
  if (isNew && behaviour === 'answersLate') throw new PaymentGatewayError('The connection broke.');
  const charge = await store.chargeByKey(db, key);
  if (!charge) throw new PaymentGatewayError('The charge was not kept.');
  return toCharge(charge, request.shopOrigin);
}

function toCharge(row: store.ChargeRow, shopOrigin: string): Charge {
  const { ref, code } = row;
  if (row.status === 'authorized' || row.status === 'captured') return { status: 'authorized', ref };
  if (row.status === 'challenge') {
    return { status: 'challenge', ref, challengeUrl: `${shopOrigin}${sandboxPath}/challenge/${ref}` };
  }
  const status = row.status === 'error' ? 'error' : 'declined';
  return { status, ref, code: (code ?? 'declined') as DeclineCode };
}

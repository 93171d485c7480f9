import { createHash } from 'node:crypto';
import type { WalletMethod } from '@driveline/validation';
import type { Executor } from '../../db/tx.ts';
import type { Clock } from '../../clock/clock.ts';
import type { ServerMarkets } from '../../markets/serverMarket.ts';
import type { WalletGateway } from '../../ports/gateway.ts';
import { sandboxPath } from './sandboxPath.ts';
import * as store from './sandboxStore.ts';
import { walletVendors } from './walletAccounts.ts';

/** PayPal, Apple Pay and Google Pay without an account at any of them. */
export function sandboxWallets(db: Executor, clock: Clock, markets: ServerMarkets): WalletGateway {
  return {
    methods: Object.keys(walletVendors),
    async startPayPal({ market, locale, amountMinor, currency, returnUrl, cancelUrl, shopOrigin }) {
      const detail = { shopOrigin, locale, vendors: [], wallet: 'paypal', cancelUrl };
      const row = { market, amountMinor, currency, returnUrl, detail };
      const token = await store.insertSession(db, clock.now(), row);
      return { token, pageUrl: `${shopOrigin}${sandboxPath}/wallet/${token}` };
    },
    async finishPayPal(token, payerId, market) {
      const session = await store.findSession(db, token, clock.now());
      const chosen = session?.market === market && (await store.findToken(db, payerId, clock.now(), session));
      if (!chosen || chosen.session_id !== token || chosen.brand !== walletVendors.paypal) return undefined;
      return {
        payment: { ...store.toPaymentToken(chosen, ''), approvedMinor: session.amount_minor },
        shippingAddress: markets.marketByCode(session.market).terms.walletAddress ?? null,
      };
    },
    applePaySession({ domain, displayName }) {
      const now = clock.now().getTime();
      return Promise.resolve({
        epochTimestamp: now,
        expiresAt: now + 5 * 60_000,
        merchantSessionIdentifier: store.opaque('session'),
        nonce: store.opaque('nonce'),
        merchantIdentifier: 'merchant.sandbox',
        domainName: domain,
        displayName,
        signature: store.opaque('sig'),
      });
    },
    async exchange(method, payload, market) {
      const lastFour = sheetAnswer(method, payload);
      if (lastFour === undefined) return undefined;
      // The same answer of a sheet is the same token: it pays once, however often it comes.
      const token = `tok_${createHash('sha256').update(`${method}:${payload}`).digest('base64url')}`;
      const vendor = walletVendors[method as WalletMethod];
      await store.insertToken(
        db,
        clock.now(),
        { sessionId: null, kind: 'wallet', vendor, lastFour, expiry: '', behaviour: 'approve' },
        token,
      );
      const row = await store.findToken(db, token, clock.now(), { market });
      return row && store.toPaymentToken(row, '');
    },
  };
}

/** What the sheets of Apple (EC_v1) and Google (ECv2) answer with; their test environments sign nothing of worth. */
function sheetAnswer(method: string, payload: string): string | undefined {
  try {
    const sheet = JSON.parse(payload) as Record<string, unknown>;
    const isText = (name: string) => typeof sheet[name] === 'string' && sheet[name] !== '';
    const isGoogle =
      method === 'googlePay' &&
      sheet.protocolVersion === 'ECv2' &&
      isText('signature') &&
      isText('signedMessage');
    const isApple =
      method === 'applePay' && sheet.version === 'EC_v1' && isText('signature') && isText('data');
    return isGoogle || isApple ? '' : undefined;
  } catch {
    return undefined;
  }
}

import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { endpoints } from '@driveline/api/contract';
import type { CallB2c } from './callB2c.ts';
import { clientAddressOf, type CallBindings } from './clientAddress.ts';
import type { Settings } from './settings.ts';

/** API-119, API-120: where the wallet's page posts to, and the page of a shopper whose wallet did not pay. */
const returns = { '/checkoutpaypalauth': '/checkout', '/cartpaypalauth': '/cart' } as const;

const formBytes = 4 * 1024;

/**
 * The ways back from PayPal. The form comes from another site, so that the guard against foreign posts leaves
 * these two out: no cookie comes with it, and the wallet's token alone says whose order it is.
 */
export function walletReturns(callB2c: CallB2c, settings: Pick<Settings, 'trustsProxy'>) {
  const app = new Hono<{ Bindings: CallBindings }>();
  for (const [path, page] of Object.entries(returns)) {
    const failed = () => seeOther(`${page}?paypal=failed`);
    app.post(path, bodyLimit({ maxSize: formBytes, onError: failed }), async (c) => {
      const { token, PayerID } = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
      if (typeof token !== 'string' || typeof PayerID !== 'string') return failed();
      const call = callOf(c.req.raw, 'checkout.paypalAuthenticate', { token, payerId: PayerID });
      for (const name of ['cookie', 'origin']) call.headers.delete(name);
      const answer = await callB2c(call, clientAddressOf(c.req.raw, c.env, settings)).catch(() => undefined);
      // Cookies of that call are dropped: they would put an empty session in the place of the shopper's own.
      await answer?.body?.cancel();
      return answer?.ok ? seeOther('/checkout?step=review') : failed();
    });
  }
  return app;
}

/** The call of the contract in place of a plain form, in the name of who sent it. */
export function callOf(form: Request, id: keyof typeof endpoints, body: object): Request {
  const headers = new Headers(form.headers);
  for (const name of ['content-length', 'transfer-encoding']) headers.delete(name);
  headers.set('content-type', 'application/json');
  headers.set('x-requested-by', 'web');
  return new Request(new URL(endpoints[id].path, form.url), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
}

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

import type { OutputOf } from '@driveline/api/contract';
import { B2cError } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { hostOf } from '../../../http/cookieJar.ts';
import { PaymentGatewayError } from '../../../ports/gateway.ts';
import { methodNamed } from '../../../tenders/paymentMethods.ts';
import { filledCart } from '../paymentOptions.ts';

/**
 * Apple's own hosts for merchant validation, as it publishes them. The address comes from a browser: anything
 * else would let a stranger choose whom our server calls.
 */
const appleHost = /^(cn-)?apple-pay-gateway(-(nc|pr|sh|tj)-pod[1-9]\d?)?(-cert)?\.apple\.com$/;

/** Whether an address is one of Apple's: https, no port, no name or password, and its known path. */
export function isAppleAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, pathname, search } = new URL(address);
  const isPlain = port === '' && username === '' && password === '' && search === '';
  const isPath =
    pathname === '/paymentservices/startSession' || pathname === '/paymentservices/paymentSession';
  return protocol === 'https:' && isPlain && isPath && appleHost.test(hostname);
}

/** API-114. @throws B2cError error_applepay_failed, error_payment_method, error_cart_empty */
export async function applePaySession(
  ctx: CallContext,
  validationUrl: string,
): Promise<OutputOf<'checkout.applePaySession'>> {
  const { market, services, request } = ctx;
  methodNamed(market, services.gateway, 'applePay');
  await filledCart(ctx);
  if (!isAppleAddress(validationUrl)) throw new B2cError('error_applepay_failed', { field: 'validationUrl' });
  const domain = hostOf(request).replace(/:\d+$/, '');
  const session = await services.gateway.wallets
    ?.applePaySession({ validationUrl, domain, displayName: domain })
    .catch((error: unknown) => {
      if (!(error instanceof PaymentGatewayError)) throw error;
      ctx.log.warn({ err: error }, 'no Apple Pay session');
      return undefined;
    });
  if (!session) throw new B2cError('error_applepay_failed');
  return { merchantSession: { ...session } };
}

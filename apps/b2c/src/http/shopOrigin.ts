import type { Market } from '@driveline/markets';
import { hostOf, schemeOf } from './cookieJar.ts';
import type { Services } from './services.ts';

/** Origin under which the shopper's browser knows the shop. */
export const originOf = (request: Request): string => `${webScheme(request)}://${hostOf(request)}`;

const webScheme = (request: Request) => (schemeOf(request) === 'https' ? 'https' : 'http');

/**
 * The same for an address that is kept or leaves the shop, such as the page that a payment service sends a shopper back
 * to: in place of a host that the deployment does not answer, the first one of the market.
 */
export function answeredOrigin({
  request,
  services: { allowedHosts, hosts },
  market,
}: {
  readonly request: Request;
  readonly services: Pick<Services, 'allowedHosts' | 'hosts'>;
  readonly market: Pick<Market, 'code'>;
}): string {
  if (!allowedHosts || allowedHosts.has(hostOf(request))) return originOf(request);
  const own = Object.keys(hosts).find((host) => hosts[host] === market.code);
  return `${webScheme(request)}://${own ?? [...allowedHosts][0] ?? 'localhost'}`;
}

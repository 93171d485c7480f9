import type { Market } from '@driveline/markets';
import { hostOf } from './cookieJar.ts';
import { refusalResponse } from './failureResponse.ts';
import { isHost } from './forwarded.ts';

/** What monitors, scanners and operators ask for by a name of the inside: no answer there is built of the host. */
const inside = /^\/(?:(?:healthz|readyz|metrics|openapi\.json|\.well-known\/security\.txt)$|operator\/)/;

/**
 * Refuses a request with several hosts, or with what is none, and one for a host that the deployment does not name (421,
 * RFC 9110, 15.5.20), as the storefront does: addresses of payment pages and links of mails are built of the host.
 * @param allowedHosts undefined for every host
 */
export function refuseUnknownHost(
  request: Request,
  allowedHosts: ReadonlySet<string> | undefined,
  marketOf: (request: Request) => Market,
): Response | undefined {
  const host = request.headers.get('host');
  if (host !== null && !isHost(host)) return refusalResponse('error_body_invalid', marketOf(request));
  if (!allowedHosts || inside.test(new URL(request.url).pathname)) return undefined;
  return allowedHosts.has(hostOf(request)) ? undefined : misdirected(marketOf(request));
}

/** 421, in the words of a path that is missing. */
export function misdirected(market: Market): Response {
  const { body, headers } = refusalResponse('error_path_missing', market);
  return new Response(body, { status: 421, headers });
}

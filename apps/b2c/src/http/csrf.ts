import { hostOf } from './cookieJar.ts';
import { B2cError } from './errors.ts';

/**
 * Refuses a write that another site could have caused: it needs `X-Requested-By`, which a foreign page cannot
 * send without our permission, and an Origin, where there is one, that is the host of the call.
 * @throws B2cError error_refused (403)
 */
export function refuseForeignWrite(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const origin = request.headers.get('origin');
  const isForeign = origin !== null && hostOfOrigin(origin) !== hostOf(request);
  if (isForeign || !request.headers.get('x-requested-by')) {
    throw new B2cError('error_refused', { status: 403 });
  }
}

function hostOfOrigin(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host.toLowerCase() : undefined;
}

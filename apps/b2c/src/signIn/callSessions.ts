import { schemas, type EndpointSchemas } from '@driveline/api/contract';
import type { OpenCall } from '../http/route.ts';
import type { CallSessions } from '../http/services.ts';
import { sessionOfToken } from '../identity/bearerToken.ts';
import { isRemembered, passwordNeeded } from '../identity/customer.ts';
import { forgetRead, openSession } from '../session/session.ts';
import { choicesOfCookies } from './choicesOfCookies.ts';
import { settleSignIn } from './settleSignIn.ts';

/** The session of each call: by cookie or bearer token, for a visitor without one by the choices of cookies. */
export const callSessions: CallSessions = {
  async open({ services, market, cookies, request, requestId, clock, limit, page }: OpenCall) {
    const now = clock.now();
    return openSession({
      db: services.db,
      market: market.code,
      marketCodes: services.markets.markets.map(({ code }) => code),
      cookies,
      page,
      isRead: request.method === 'GET',
      now,
      requestId,
      idleTimeoutMs: services.idleTimeoutMs,
      longestMs: services.identity.longestMs,
      tokenHash: sessionOfToken(services.identity, market, request, now),
      limitStart: () => limit('session'),
      choices: () => choicesOfCookies(services.db, market, cookies),
    });
  },
  written({ page }) {
    if (page) forgetRead(page);
  },
  async settle(call, session, id) {
    await settleSignIn(call, session);
    const { asksPassword }: EndpointSchemas = schemas[id];
    if (asksPassword === 'always' && isRemembered(session)) throw passwordNeeded();
  },
};

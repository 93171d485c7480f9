import { join } from 'node:path';
import { soundAnswer, type AdaptAnswer, type UnsoundAnswer } from '@driveline/api/contract';
import { createB2c, smtpMailer, soldModules } from '@driveline/b2c';
import { languagesOf } from '@driveline/markets';
import { contentOf } from './content.ts';
import { brandOf, type ShopConfig } from '../src/defineShop.ts';
import { b2cLog, log } from './log.ts';
import { serverWords } from './serverWords.ts';
import type { Settings } from './settings.ts';

/** The b2c contract, wherever it runs. */
export type B2c = {
  readonly fetch: (request: Request, caller?: { readonly clientAddress?: string }) => Promise<Response>;
  /** Where its metrics are also this process's. */
  readonly observePage?: (market: string, status: number, seconds: number) => void;
  /** Rejects when one that waited for migrations cannot start; its log has said why. */
  readonly started?: Promise<void>;
  readonly close: () => Promise<void>;
};

/** Paths that the b2c server answers. */
export const B2C_PATHS = ['/ecomm/b2c/*', '/external/*', '/sls/*', '/sandbox-pay/*'] as const;

/** Starts the b2c app in this process, or points at another one when `B2C_ORIGIN` names it. */
export async function openB2c(shop: ShopConfig, settings: Settings): Promise<B2c> {
  if (settings.b2cOrigin) return remoteB2c(settings.b2cOrigin, { adapt: shop.adapt });
  const brand = brandOf(shop, settings.brand);
  const markets = soldModules(shop.markets, brand.markets, shop.terms);
  const locales = markets.flatMap(({ market }) => languagesOf(market).map(({ locale }) => locale));
  const b2c = createB2c({
    ...settings,
    markets,
    words: serverWords(shop.messages ?? {}, locales),
    content: contentOf(shop, brand),
    brand: { ...brand.identity, colors: brand.theme.light, logoFile: join(brand.logos, 'full.svg') },
    ...(settings.smtpUrl && { mailer: smtpMailer(settings.smtpUrl, settings.mailFrom) }),
    log: b2cLog(settings.isProduction),
    countsProcess: true,
  });
  await b2c.ready;
  return b2c;
}

/**
 * Headers that belong to one connection and must not be passed on (RFC 9110, 7.6.1). What a caller expected before it
 * sent its body (`expect`) has been answered, and `fetch` refuses to send it.
 */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'host',
  'expect',
];

/** Longer than the b2c server itself waits for a payment service: who hangs beyond that holds a place of another caller. */
const PATIENCE_MS = 30_000;

type RemoteOptions = {
  readonly adapt?: AdaptAnswer | undefined;
  /** Until it has answered; afterwards it counts as away. */
  readonly patienceMs?: number | undefined;
};

/** A server elsewhere. Pages and browsers both read what leaves here: an answer is as the contract says, or a failure. */
export function remoteB2c(origin: string, { adapt, patienceMs = PATIENCE_MS }: RemoteOptions = {}): B2c {
  return {
    async fetch(request, { clientAddress } = {}) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      HOP_BY_HOP.forEach((name) => headers.delete(name));
      // What the shopper typed, where a proxy in front told it, and not the name by which that proxy knows us.
      const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
      headers.set('x-forwarded-host', host ?? '');
      if (clientAddress) headers.set('x-forwarded-for', clientAddress);
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
      try {
        const answer = await fetch(new URL(pathname + search, origin), {
          method: request.method,
          headers,
          body: hasBody ? await request.arrayBuffer() : null,
          redirect: 'manual',
          signal: AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]),
        });
        // fetch has decoded the body already.
        const answerHeaders = new Headers(answer.headers);
        ['content-encoding', 'content-length', ...HOP_BY_HOP].forEach((name) => answerHeaders.delete(name));
        const { body, status } = answer;
        return await soundAnswer(request, new Response(body, { status, headers: answerHeaders }), {
          adapt,
          onFaults: logFaults,
        });
      } catch (error) {
        throw asAway(error as Error);
      }
    },
    close: async () => {},
  };
}

const logFaults = ({ call, faults, isLost }: UnsoundAnswer) =>
  log[isLost ? 'error' : 'warn'](
    { call, faults: faults.slice(0, 5) },
    isLost ? 'an answer cannot be read' : 'an answer is not as the contract says',
  );

/** What failed, in the terms of a connection, so that the caller is told to come again. */
function asAway(error: Error): Error {
  if (error.name !== 'TimeoutError') return error;
  return Object.assign(new Error('The b2c server gave no answer.', { cause: error }), { code: 'ETIMEDOUT' });
}

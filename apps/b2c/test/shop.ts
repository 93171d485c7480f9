import { randomUUID } from 'node:crypto';
import { createB2c, type B2c, type B2cOptions } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { openTestDatabase } from './testDatabase.ts';
import type { Mail } from '../src/ports/mailer.ts';
import { createLog } from '../src/ops/log.ts';
import { cookieFault } from './cookieTable.ts';
import { shopperOver, type Shopper } from './shopper.ts';

export type { Answer, Shopper } from './shopper.ts';

export interface Shop {
  readonly b2c: B2c;
  readonly database: Database;
  readonly mails: Mail[];
  /** @param locale in which the shopper reads the shop; the market's own by default */
  shopper(market?: string, locale?: string): Shopper;
  close(): Promise<void>;
}

/** Limits of Redis, apart from those of other shops. Its time cannot be held, so that a held clock counts for itself. */
function sharedLimits({ clock }: B2cOptions): B2cOptions {
  const url = process.env['TEST_REDIS_URL'];
  return url && !clock ? { redisUrl: `${url}?keyPrefix=${randomUUID()}:` } : {};
}

/** Whatever a test is about, no cookie is set that the table of cookies does not describe. */
function kept(answer: Response): Response {
  const [fault] = answer.headers.getSetCookie().flatMap((line) => cookieFault(line) ?? []);
  if (fault) throw new Error(`A cookie is not as the table says: ${fault}`);
  return answer;
}

/** The real server over a seeded database of its own, without a port. */
export async function openShop(options: B2cOptions = {}, database?: Database): Promise<Shop> {
  database ??= await openTestDatabase();
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const b2c = createB2c({
    database,
    mailer,
    log: createLog(process.env.LOG_LEVEL ?? 'silent'),
    ...sharedLimits(options),
    ...options,
  });
  await b2c.ready;
  return {
    b2c,
    database,
    mails,
    shopper: (market = 'us', locale) =>
      shopperOver(async (request) => {
        if (locale) request.headers.set('x-locale', locale);
        return kept(await b2c.fetch(request, { clientAddress: '10.0.0.1' }));
      }, `http://${market}.localhost:3000`),
    async close() {
      await b2c.close();
      await database.close();
    },
  };
}

import { br, mx, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { createLog } from '../ops/log.ts';
import { contentstack } from './contentstack.ts';
import { openContent } from './openContent.ts';

// A server that starts while its content system is away knows nothing of before: what it says comes from the files.

const log = createLog('silent');
const header = { promoAds: [], menu: [], shortcuts: [] };
const files = Object.fromEntries(
  ['us', 'mx', 'br'].map((code) => [
    code,
    {
      header: { ...header, sitewideBanner: { alert_text: `files of ${code}` } },
      pages: { '/lp/faqs': { title: 'Questions', meta: { description: '' }, blocks: [] } },
    },
  ]),
);
/** Failures after which the circuit opens; those that are under way by then end as they do. */
const MOST_TRIES = 3;
const AT_ONCE = 10;

const ways: Record<string, () => Promise<Response>> = {
  refuses: () => Promise.reject(new Error('ECONNREFUSED')),
  'answers 503': () => Promise.resolve(new Response('', { status: 503 })),
  'answers nonsense': () => Promise.resolve(new Response('<html>')),
  'breaks off': () => new Promise((_, reject) => setTimeout(reject, 5, new Error('socket hang up'))),
  'never answers': () => new Promise(() => undefined),
};

test.each(Object.entries(ways))('a content system that %s from the start', async (_, answer) => {
  let tries = 0;
  const fetch = () => {
    tries += 1;
    return answer();
  };
  const address = { origin: 'http://content.test', apiKey: 'key', deliveryToken: 'token' };
  const source = contentstack({ ...address, environment: 'production', fetch });
  const content = openContent({ files, log, source });
  const slow: number[] = [];
  const timed = async <T>(work: Promise<T>) => {
    const from = performance.now();
    const found = await work;
    slow.push(performance.now() - from);
    return found;
  };
  // Ten pages that wait at a time, as buyers ask for them.
  for (let round = 0; round < 20; round++) {
    const pages = Array.from({ length: AT_ONCE }, (__, at) =>
      timed(content.read('page', { market: us, path: `/lp/${round}-${at}` })),
    );
    expect(await Promise.all(pages)).toEqual(pages.map(() => undefined));
  }
  for (const market of [us, mx, br])
    expect((await timed(content.read('header', { market })))?.sitewideBanner?.alert_text).toBe(
      `files of ${market.code}`,
    );
  expect((await content.read('page', { market: us, path: '/lp/faqs' }))?.title).toBe('Questions');
  expect(tries).toBeLessThanOrEqual(MOST_TRIES + AT_ONCE);
  expect(Math.max(...slow)).toBeLessThan(1500);
});

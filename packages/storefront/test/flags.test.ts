import { createTestServer, fixtureIn } from '@driveline/api/testing';
import type { FlagName } from '@driveline/hooks';
import { expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { freshHost, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const values = {
  APP_ID_IOS: '0000000000',
  CHAT_FRAME_URL: 'https://old.example/chat',
  CHAT_FRAME_URL_NEW: 'https://new.example/chat',
  CONSENT_SCRIPT_URL: 'https://consent.example/manager.js',
  COMMERCE_PLATFORM_PATH: '/external/commerce',
};

/** What the server made of a page: where it leads, its HTML, and the calls that it asked. */
interface Page {
  readonly to: string | null;
  readonly html: string;
  readonly calls: readonly URL[];
}

/** Opens a page twice, for the first config comes with the first page, and hands out the second. */
async function look(code: Code, path: string, flags: Readonly<Record<string, boolean>>): Promise<Page> {
  const of = fixtureIn(code);
  const header = of('shell.header');
  const outside = createTestServer({
    answers: { 'shell.globalConfig': { flags, values }, 'shell.header': header },
  });
  const calls: URL[] = [];
  const b2c = {
    fetch: async ({ url, method, headers }: Request) => {
      calls.push(new URL(url));
      return outside.fetch(url.replace(values.COMMERCE_PLATFORM_PATH, '/ecomm/b2c'), { method, headers });
    },
    close: async () => undefined,
  };
  const { fetch } = await sources.serve({ b2c });
  const host = freshHost(code);
  const ask = () =>
    fetch(new Request(`http://${host}${path}`, { headers: { host, cookie: 'preferredVehicleId=1' } }));
  await ask();
  calls.length = 0;
  const answer = await ask();
  return { to: answer.headers.get('location'), html: await answer.text(), calls };
}

interface Row {
  readonly id: string;
  readonly code?: Code;
  readonly path: string;
  /** Flags without which this one does nothing. */
  readonly beside?: readonly FlagName[];
  readonly sees: (page: Page) => unknown;
  readonly on: unknown;
  readonly off: unknown;
}

const called = (part: string) => (page: Page) => page.calls.some(({ pathname }) => pathname.includes(part));
const has = (part: string) => (page: Page) => page.html.includes(part);
const leadsTo = ({ to }: Page) => to;

/** The layouts of a market's checkout: the later one wins over v1, which has a page for each step. */
function checkoutRows(code: 'us' | 'mx'): Partial<Record<FlagName, Row>> {
  const name = code === 'us' ? 'US' : 'MX';
  const row = { id: 'STATE-034', code, path: '/checkout', sees: leadsTo };
  const pages = '/checkout/delivery';
  const later: Row = { ...row, beside: [`CHECKOUT_V1_${name}`], on: null, off: pages };
  return {
    [`CHECKOUT_V1_${name}`]: { ...row, on: pages, off: null },
    [`CHECKOUT_V2_${name}`]: later,
    [`CHECKOUT_V3_${name}`]: later,
    [`CHECKOUT_V3_ENABLED_${name}`]: later,
  };
}

const rows: Partial<Record<FlagName, Row>> = {
  ...checkoutRows('us'),
  ...checkoutRows('mx'),
  ENABLE_NEW_CHAT_VENDOR: {
    id: 'STATE-043',
    path: '/chat',
    sees: ({ html }) => /<iframe[^>]*src="([^"]*)"/.exec(html)?.[1],
    on: values.CHAT_FRAME_URL_NEW,
    off: values.CHAT_FRAME_URL,
  },
  ONE_TRUST_ENABLED: {
    id: 'STATE-044',
    path: '/',
    sees: has(`src="${values.CONSENT_SCRIPT_URL}"`),
    on: true,
    off: false,
  },
  SMART_APP_BANNER_ENABLED: {
    id: 'STATE-045',
    path: '/',
    sees: has('apple-itunes-app'),
    on: true,
    off: false,
  },
  COMMERCE_PLATFORM_ENABLED: {
    id: 'STATE-047',
    path: '/cart',
    sees: called(`${values.COMMERCE_PLATFORM_PATH}/v1/cart`),
    on: true,
    off: false,
  },
};

for (const [flag, { id, code = 'us', path, beside = [], sees, on, off }] of Object.entries(rows)) {
  test(
    `[${id}] ${flag} alone makes the difference on ${path} of ${code}`,
    async () => {
      const base = Object.fromEntries(beside.map((name) => [name, true]));
      expect(sees(await look(code, path, { ...base, [flag]: true }))).toEqual(on);
      expect(sees(await look(code, path, { ...base, [flag]: false }))).toEqual(off);
    },
    START_MS,
  );
}

import { createTestServer, fixtureIn, type TestAnswers } from '@driveline/api/testing';
import { markets } from '@driveline/markets';
import type { BrandContent } from '../src/brand.ts';
import type { pagesFromSources } from './pagesFromSources.ts';
import { shop } from './sampleShop.ts';

export const CODES = ['us', 'mx', 'br'] as const;
export type Code = (typeof CODES)[number];

const HOSTS = { us: 'localhost', mx: 'mx.localhost', br: 'br.localhost' } as const;

let port = 4000;

/** Each shop is at a port of its own: the process remembers the configuration of an address. */
export const freshHost = (code: Code): string => `${HOSTS[code]}:${port++}`;

export interface AskOptions {
  readonly cookie?: string;
  /** Fields of a form that is posted. */
  readonly body?: Record<string, string>;
}

/** The sample shop, whose brands say something else in a market. */
const shopWith = (code: Code, changed: Partial<BrandContent>): typeof shop => ({
  ...shop,
  brands: Object.fromEntries(
    Object.entries(shop.brands).map(([id, brand]) => {
      const content = { ...brand.content[code]!, ...changed };
      return [id, { ...brand, content: { ...brand.content, [code]: content } }];
    }),
  ),
});

export interface ShopOfOptions {
  /** What a test has the server answer; the others are the market's fixtures. */
  readonly answers?: TestAnswers;
  /** Names of the flags that are on; without it the fixtures' own configuration. */
  readonly flags?: readonly string[];
  /** What the brand says otherwise. */
  readonly content?: Partial<BrandContent>;
}

/** The pages of a market over a server in memory. */
export async function shopOf(
  sources: Awaited<ReturnType<typeof pagesFromSources>>,
  code: Code,
  { answers, flags, content = {} }: ShopOfOptions = {},
) {
  const of = fixtureIn(code);
  const config = { flags: Object.fromEntries((flags ?? []).map((name) => [name, true])), values: {} };
  const header = of('shell.header');
  const outside = createTestServer({
    answers: {
      'shell.header': header,
      'shell.headerV3': header,
      ...(flags && { 'shell.globalConfig': config }),
      ...answers,
    },
  });
  const b2c = {
    fetch: async (request: Request) => {
      const { url, method, headers } = request;
      return outside.fetch(url, { method, headers, ...(method !== 'GET' && { body: await request.text() }) });
    },
    close: async () => undefined,
  };
  const { fetch } = await sources.serve({ b2c, shop: shopWith(code, content) });
  const host = freshHost(code);
  const origin = `http://${host}`;
  const ask = async (path: string, { cookie = '', body }: AskOptions = {}) => {
    const post = body && { method: 'POST', body: new URLSearchParams(body) };
    const answer = await fetch(
      new Request(`${origin}${path}`, { headers: { host, origin, cookie }, ...post }),
    );
    const { status, headers } = answer;
    const policy = headers.get('content-security-policy');
    return { status, to: headers.get('location'), policy, html: await answer.text() };
  };
  /** What came in of one call. */
  const sent = (id: (typeof outside.calls)[number]['id']) =>
    outside.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { ask, outside, of, sent };
}

/** The words of an element's HTML. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(style|script)[^]*?<\/\1>/g, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Writes amounts as a market does, with spaces as `wordsOf` has them. */
export function moneyIn(code: Code): (amount: number) => string {
  const { locale, currency } = markets.find((each) => each.code === code)!;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
  });
  return (amount) => format.format(amount).replace(/\s/g, ' ');
}

/** The HTML of the first element that begins so. */
export function elementOf(html: string, begins: RegExp): string {
  const start = begins.exec(html);
  if (!start) return '';
  const [, tag] = /^<(\w+)/.exec(start[0]) ?? [];
  const end = html.indexOf(`</${tag}>`, start.index);
  return html.slice(start.index, end < 0 ? undefined : end);
}

import { endpoints, schemas, type Endpoint, type EndpointId } from '@driveline/api/contract';
import type { Sample } from '../samples/sample.ts';
import type { Shopper } from '../client/shopper.ts';
import { addressOf } from './corruptSample.ts';

/** A request that is wrong in what carries its fields: bytes, types, headers, cookies, the form of a query. */
export interface WireFault {
  readonly name: string;
  readonly address: string;
  readonly init: RequestInit;
  /** Sent by a new browser with these cookies, in place of the signed-in one. */
  readonly cookies?: Readonly<Record<string, string>>;
}

type Body = string | Uint8Array<ArrayBuffer>;

const json = 'application/json';
const bytes = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
const deep = (open: string, close: string) => open.repeat(9000) + close.repeat(9000);

/** Bodies by what is wrong with them; `text` is the sample as JSON. */
const bodies = (text: string, sample: object): Readonly<Record<string, readonly [type: string, Body]>> => ({
  'half of a JSON text': [json, text.slice(0, -1)],
  'two JSON texts': [json, `${text}${text}`],
  'a text': [json, '"text"'],
  'a number': [json, '7'],
  nothing: [json, 'null'],
  'no bytes': [json, ''],
  blanks: [json, ' \n'],
  'a byte order mark': [json, `\ufeff${text}`],
  'bytes that are no UTF-8': [json, bytes('{"a":"', [0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80], '"}')],
  'UTF-16': [`${json}; charset=utf-16`, new Uint8Array(Buffer.from(text, 'utf16le'))],
  'lists in lists': [json, deep('[', ']')],
  'objects in objects': [json, `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
  'a field that goes deep': [json, `{"a":${deep('[', ']')}}`],
  'names of the prototype': [
    json,
    `{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}},${text.slice(1)}`,
  ],
  'every name twice': [json, `${text.slice(0, -1)},${text.slice(1)}`],
  'numbers without end': [
    json,
    JSON.stringify(Object.fromEntries(Object.keys(sample).map((name) => [name, '∞']))).replaceAll(
      '"∞"',
      '1e999',
    ),
  ],
  'more than is read': [json, `{"a":"${'x'.repeat(70_000)}"}`],
  'many names': [
    json,
    JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`f${at}`, at]))),
  ],
  'another type': ['text/plain', text],
  'a form': ['application/x-www-form-urlencoded', 'a=1&__proto__=2'],
  'a form without its boundary': ['multipart/form-data', text],
  'a type of many signs': [`${json};;;="\t`, text],
});

const headers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a forged token': { authorization: 'Bearer e30.e30.e30' },
  'half a token': { authorization: 'Bearer ' },
  'a token of no kind': { authorization: '\u00e9\u00ff' },
  'no origin to name': { origin: 'null' },
  'an origin that is none': { origin: 'not an address' },
  'another market': { 'x-market': 'zz' },
  // Behind a proxy that hands on what a caller wrote.
  'a host and a scheme that are none': {
    'x-forwarded-host': 'a b/|',
    'x-forwarded-proto': 'java script',
    'x-forwarded-for': ', ,',
  },
  'an id that is none': { 'x-request-id': `${'x'.repeat(3000)}\u00e9` },
  'a trace that is none': { traceparent: '00-zz', tracestate: '=,=' },
  'a compression that is none': { 'content-encoding': 'gzip' },
  'a range and conditions': { range: 'bytes=9-1', 'if-none-match': '*', 'if-modified-since': 'yesterday' },
  'a language that is none': { 'accept-language': `*;q=9,${'x-'.repeat(500)}`, accept: ';;;' },
};

const cookies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cookies that cannot be decoded': {
    sessionId: '%E0%A4%A',
    preferredVehicleId: '%00',
    preferredStoreId: '%',
  },
  'long cookies': { sessionId: 'x'.repeat(4000), rememberMe: 'y'.repeat(4000) },
  'cookies with other values': {
    sessionId: "' or 1=1 --",
    preferredVehicleId: '-9e99',
    preferredStoreId: '0x7f',
  },
  'names of the prototype as cookies': {
    ['__proto__']: 'a',
    constructor: 'b',
    toString: 'c',
    preferredStoreId: '__proto__',
  },
};

const queries: Readonly<Record<string, (query: string) => string>> = {
  'every name twice in the query': (query) => `${query}&${query.replaceAll('=', '=9')}`,
  'names of the prototype in the query': (query) => `${query}&__proto__=1&constructor=2&toString=3`,
  'lists in the query': (query) => query.replaceAll('=', '[]='),
  'broken escapes in the query': (query) => `${query.replaceAll(/=[^&]*/g, '=%FF%FE%')}&%E0%A4%A=%`,
  'a query of separators': () => '&&&==&=&?;#'.replace('#', '%23'),
  'a long query': (query) => `${query}&${'a=1&'.repeat(1500)}`,
};

/** Every request of the row that is wrong in one of these ways. */
export function wireFaultsOf(id: EndpointId, sample: Sample): WireFault[] {
  const { path, method }: Endpoint = endpoints[id];
  const whole = addressOf(path, sample);
  const [bare = whole, query = ''] = whole.split('?');
  const body = 'body' in schemas[id] ? JSON.stringify(sample.body ?? {}) : undefined;
  const typed = body === undefined ? {} : { body, headers: { 'content-type': json } };
  const sent = { address: whole, init: { method, ...typed } };
  return [
    ...(body === undefined ? [] : Object.entries(bodies(body, sample.body ?? {}))).map(
      ([name, [type, wrong]]) => ({
        name,
        address: whole,
        init: { method, body: wrong, headers: { 'content-type': type } },
      }),
    ),
    ...Object.entries(headers).map(([name, wrong]) => ({
      ...sent,
      name,
      init: { ...sent.init, headers: { ...typed.headers, ...wrong } },
    })),
    ...Object.entries(cookies).map(([name, wrong]) => ({ ...sent, name, cookies: wrong })),
    ...Object.entries(queries).map(([name, change]) => ({
      ...sent,
      name,
      address: `${bare}?${change(query || 'a=1')}`,
    })),
  ];
}

/** Sends it as the signed-in shopper, or as the browser whose cookies are wrong. */
export function sendWrong(
  { address, init, cookies: own }: WireFault,
  shopper: Shopper,
  visitor: () => Shopper,
): Promise<Response> {
  if (!own) return shopper.fetch(address, init);
  const browser = visitor();
  for (const [name, value] of Object.entries(own)) browser.cookies.set(name, value);
  return browser.fetch(address, init);
}

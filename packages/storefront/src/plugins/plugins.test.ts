import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { us } from '@driveline/markets';
import { afterEach, expect, test, vi } from 'vitest';
import { packageFolder } from '../packageFolder.ts';
import { checkPlugins } from './checkPlugins.ts';
import { browserPlugins, type ShopPlugin } from './definePlugin.ts';
import type { ErrorReport } from './errorExport.ts';
import { contentstack, googleTag, mapTiles, openTelemetryErrors, sentryErrors, tagManager } from './index.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const report: ErrorReport = {
  time: 1_700_000_000_500,
  from: 'server',
  name: 'TypeError',
  message: 'x is undefined',
  stack: [
    'TypeError: x is undefined',
    '    at priceOf (file:///shop/price.ts:3:7)',
    '    at async Promise.all (index 0)',
    '    at /shop/node_modules/hono/app.js:10:2',
  ].join('\n'),
  path: '/cart',
  requestId: 'r1',
};
const sent = ({ errors }: ShopPlugin, ...reports: ErrorReport[]) => errors?.(reports) ?? [];

test.each([
  [googleTag({ id: 'G-AB12CD34EF' }), 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'],
  [tagManager({ id: 'GTM-AB12CD3' }), 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'],
])(
  '[STATE-026] $name loads $1 after consent to analytics, and is a module that is there',
  (plugin, script) => {
    checkPlugins([plugin]);
    expect(plugin.analytics).toMatchObject({ consent: 'analytics', scripts: [script] });
    const [, file = ''] = /^@driveline\/storefront\/(app\/.*)$/.exec(plugin.analytics?.module ?? '') ?? [];
    expect(existsSync(join(packageFolder, file)) && file !== '').toBe(true);
  },
);

test('Google is refused an id of another kind', () => {
  expect(() => googleTag({ id: 'UA-1234' })).toThrow("googleTag has the id 'UA-1234'.");
  expect(() => tagManager({ id: 'G-AB12CD34EF' })).toThrow("tagManager has the id 'G-AB12CD34EF'.");
});

test('what runs on the server never travels to the browser', () => {
  const content = { read: async () => undefined };
  const plugins = [
    googleTag({ id: 'G-AB12CD34EF' }),
    { ...sentryErrors({ dsn: 'https://k@s.example/1' }), content },
  ];
  expect(JSON.parse(JSON.stringify(browserPlugins(plugins)))).toEqual([
    {
      name: 'google-tag',
      consent: 'analytics',
      scripts: ['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'],
      settings: { id: 'G-AB12CD34EF' },
    },
  ]);
});

test('Sentry gets an envelope for each error, by the address and key of the DSN', () => {
  const plugin = sentryErrors({ dsn: 'https://k1@sentry.example/below/42', environment: 'qa' });
  const [request, ...more] = sent(plugin, report);
  expect(more).toEqual([]);
  expect(request?.url).toBe('https://sentry.example/below/api/42/envelope/');
  expect(request?.headers['x-sentry-auth']).toMatch(/^Sentry sentry_version=7, .*sentry_key=k1$/);
  const [head, item, event, end] = request!.body.split('\n').map((line) => line && JSON.parse(line));
  expect([item, end]).toEqual([{ type: 'event' }, '']);
  expect(head.event_id).toMatch(/^[\da-f]{32}$/);
  expect(event).toMatchObject({
    event_id: head.event_id,
    timestamp: 1_700_000_000.5,
    platform: 'node',
    environment: 'qa',
    transaction: '/cart',
    tags: { from: 'server', request_id: 'r1' },
  });
  const [{ type, value, stacktrace }] = event.exception.values;
  expect([type, value]).toEqual(['TypeError', 'x is undefined']);
  expect(stacktrace.frames).toEqual([
    { filename: '/shop/node_modules/hono/app.js', lineno: 10, colno: 2, in_app: false },
    { function: 'priceOf', filename: 'file:///shop/price.ts', lineno: 3, colno: 7, in_app: true },
  ]);
  expect(sent(plugin, report, report)).toHaveLength(2);
});

test.each(['https://sentry.example/1', 'https://key@sentry.example/', 'key', 'ftp://key@sentry.example/1'])(
  'a DSN like %s is refused, and not quoted',
  (dsn) => {
    const said = 'sentryErrors has a dsn that is none. Use one such as https://key@sentry.example/1.';
    expect(() => sentryErrors({ dsn })).toThrow(new RangeError(said));
  },
);

test('a collector of OpenTelemetry gets all errors in one request', () => {
  const headers = { authorization: 'Bearer t' };
  const plugin = openTelemetryErrors({ endpoint: 'http://localhost:4318/', headers, service: 'corner' });
  const { stack: _, path: __, requestId: ___, ...short } = report;
  const [request, ...more] = sent(plugin, report, short);
  expect(more).toEqual([]);
  expect([request?.url, request?.headers]).toEqual([
    'http://localhost:4318/v1/logs',
    { ...headers, 'content-type': 'application/json' },
  ]);
  const [{ resource, scopeLogs }] = JSON.parse(request!.body).resourceLogs;
  expect(resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'corner' } }]);
  const [one, other] = scopeLogs[0].logRecords;
  expect(one).toMatchObject({
    timeUnixNano: '1700000000500000000',
    severityNumber: 17,
    body: { stringValue: 'x is undefined' },
  });
  expect(one.attributes).toContainEqual({ key: 'url.path', value: { stringValue: '/cart' } });
  expect(other.attributes.map(({ key }: { key: string }) => key)).toEqual([
    'exception.type',
    'exception.message',
    'driveline.from',
  ]);
  expect(() => openTelemetryErrors({ endpoint: 'collector:4318' })).toThrow("the endpoint 'collector:4318'");
});

test('a deployment without an address for errors sends none', () => {
  const plugins = [sentryErrors({ dsn: undefined }), openTelemetryErrors({ endpoint: '' })];
  checkPlugins(plugins);
  expect(plugins.map(({ errors }) => errors)).toEqual([undefined, undefined]);
});

const STACK = { CONTENTSTACK_API_KEY: 'k', CONTENTSTACK_DELIVERY_TOKEN: 't', CONTENTSTACK_ENVIRONMENT: 'e' };

test('Contentstack is read with what the environment says, and without it the files are', async () => {
  expect(contentstack().content).toBeUndefined();
  for (const [name, value] of Object.entries(STACK)) vi.stubEnv(name, value);
  checkPlugins([contentstack()]);
  expect(contentstack().csp?.img).toContain('https://images.contentstack.io');
  const fetch = vi.fn(async (_url: URL) => Response.json({ entries: [{ content: { returns: '90 days' } }] }));
  vi.stubGlobal('fetch', fetch);
  expect(await contentstack().content?.read('messages', { market: us })).toEqual({ returns: '90 days' });
  const [[asked] = []] = fetch.mock.calls;
  expect(asked?.origin).toBe('https://cdn.contentstack.io');
  expect(asked?.searchParams.get('environment')).toBe('e');
  vi.stubEnv('CONTENTSTACK_DELIVERY_TOKEN', '');
  expect(() => contentstack()).toThrow('CONTENTSTACK_API_KEY needs CONTENTSTACK_DELIVERY_TOKEN');
});

test('streets bring the origin of their tiles, and one plugin of a shop has them', () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Map data: the city' };
  const streets = mapTiles(tiles);
  expect([streets.csp, streets.map]).toEqual([{ img: ['https://tiles.example'] }, tiles]);
  expect(() => checkPlugins([streets])).not.toThrow();
  expect(() => checkPlugins([streets, { ...streets, name: 'other' }])).toThrow('both give map');
  expect(() => mapTiles({ ...tiles, url: 'https://tiles.example/' })).toThrow('{z}, {x} and {y}');
});

import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { remoteB2c } from './b2c.ts';

const opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((close) => close()));

/** A b2c server on another machine, which answers so. */
async function remote(answer: RequestListener, patienceMs?: number) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return remoteB2c(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { patienceMs });
}

/** Something that happens once. */
function event() {
  let happened = () => {};
  const done = new Promise<void>((resolve) => (happened = resolve));
  return { done, happened: () => happened() };
}

const cart = (init: RequestInit = {}) => new Request('http://inside:3000/ecomm/b2c/v1/cart', init);

test('a b2c server of its own is told the host that the shopper typed, not the name by which a proxy knows us', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const b2c = await remote(({ headers }, answer) => {
    seen.push(headers);
    answer.writeHead(304).end();
  });
  const ask = (headers: Record<string, string>) =>
    b2c.fetch(cart({ headers }), { clientAddress: '192.0.2.7' });
  await ask({ host: 'inside:3000', 'x-forwarded-host': 'shop.example' });
  await ask({ host: 'shop.example' });
  expect(seen.map((headers) => [headers['x-forwarded-host'], headers['x-forwarded-for']])).toEqual([
    ['shop.example', '192.0.2.7'],
    ['shop.example', '192.0.2.7'],
  ]);
});

test('what a caller says of its own connection is not passed on', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const b2c = await remote((request, answer) => {
    seen.push(request.headers);
    request.resume().on('end', () => answer.end('{}'));
  });
  const headers = { expect: '100-continue', te: 'trailers', 'keep-alive': '5', 'x-requested-by': 'web' };
  const answer = await b2c.fetch(cart({ method: 'POST', body: '{}', headers }));
  expect(answer.status).toBe(200);
  expect(seen[0]).toMatchObject({ 'x-requested-by': 'web', 'content-length': '2' });
  expect([seen[0]?.expect, seen[0]?.te]).toEqual([undefined, undefined]);
});

test('every cookie of an answer comes through, and one without a body stays without', async () => {
  const b2c = await remote((_, answer) => {
    answer.writeHead(204, { 'set-cookie': ['a=1; Path=/', 'b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT'] });
    answer.end();
  });
  const answer = await b2c.fetch(new Request('http://inside:3000/ecomm/b2c/v1/startSession'));
  expect(answer.headers.getSetCookie()).toEqual([
    'a=1; Path=/',
    'b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT',
  ]);
  expect([answer.status, answer.body]).toEqual([204, null]);
});

test('one that never answers counts as away, and is let go of', async () => {
  const left = event();
  const b2c = await remote((request) => void request.on('close', left.happened), 50);
  await expect(b2c.fetch(cart())).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await left.done;
});

test('a shopper who leaves takes the question back', async () => {
  const leaving = new AbortController();
  const left = event();
  const b2c = await remote((request) => {
    request.on('close', left.happened);
    leaving.abort();
  });
  await expect(b2c.fetch(cart({ signal: leaving.signal }))).rejects.toMatchObject({ name: 'AbortError' });
  await left.done;
});

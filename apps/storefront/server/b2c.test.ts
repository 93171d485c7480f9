import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openB2c } from './b2c.ts';
import { readSettings } from './settings.ts';

test('a b2c server of its own is told the host that the shopper typed, not the name by which a proxy knows us', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, answer) => {
    seen.push(headers);
    answer.end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const b2c = await openB2c(readSettings({ B2C_ORIGIN: `http://127.0.0.1:${port}` }));
  const ask = (headers: Record<string, string>) =>
    b2c.fetch(new Request('http://inside:3000/ecomm/b2c/v1/cart', { headers }), {
      clientAddress: '192.0.2.7',
    });
  await ask({ host: 'inside:3000', 'x-forwarded-host': 'shop.example' });
  await ask({ host: 'shop.example' });
  server.closeAllConnections();
  server.close();
  expect(seen.map((headers) => [headers['x-forwarded-host'], headers['x-forwarded-for']])).toEqual([
    ['shop.example', '192.0.2.7'],
    ['shop.example', '192.0.2.7'],
  ]);
});

test('what a caller says of its own connection is not passed on', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, answer) => {
    seen.push(request.headers);
    request.resume().on('end', () => answer.end('{}'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const b2c = await openB2c(readSettings({ B2C_ORIGIN: `http://127.0.0.1:${port}` }));
  const headers = { expect: '100-continue', te: 'trailers', 'keep-alive': '5', 'x-requested-by': 'web' };
  const request = new Request('http://inside:3000/ecomm/b2c/v1/login', { method: 'POST', body: '{}', headers }); // prettier-ignore
  const answer = await b2c.fetch(request);
  server.closeAllConnections();
  server.close();
  expect(answer.status).toBe(200);
  expect(seen[0]).toMatchObject({ 'x-requested-by': 'web', 'content-length': '2' });
  expect([seen[0]?.expect, seen[0]?.te]).toEqual([undefined, undefined]);
});

import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { reachDatabase } from './reachDatabase.ts';

test('a database that nobody serves is an error, and no wait', async () => {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  await expect(reachDatabase(`postgres://shop@127.0.0.1:${port}/shop`)).rejects.toThrow('ECONNREFUSED');
});

/** A server that lets everybody in and answers every question with its version, in PostgreSQL's own protocol. */
async function serving(version: string) {
  const message = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const ready = message('Z', Buffer.from('I'));
  const column = Buffer.concat([
    Buffer.from([0, 1]),
    Buffer.from('server_version\0'),
    Buffer.alloc(6),
    Buffer.from([0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]),
  ]);
  const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, version.length]), Buffer.from(version)]);
  const answer = [message('T', column), message('D', row), message('C', Buffer.from('SHOW\0')), ready];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      socket.on(
        'data',
        (data) => data.toString('latin1', 0, 1) === 'Q' && socket.write(Buffer.concat(answer)),
      );
    });
  });
  await new Promise<void>((done) => void server.listen(0, done));
  return {
    url: `postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`,
    close: () => server.close(),
  };
}

test.each([
  ['15.0', undefined],
  ['17.2 (Debian)', undefined],
  ['14.13', 'The database is PostgreSQL 14.13. Use 15 or later.'],
])('PostgreSQL %s is told from one that is too old', async (version, words) => {
  const { url, close } = await serving(version);
  const reached = reachDatabase(url);
  if (words) await expect(reached).rejects.toThrow(new RangeError(words));
  else await expect(reached).resolves.toBeUndefined();
  close();
});

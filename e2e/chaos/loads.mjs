import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { counted } from './buying.mjs';

const page = (origin) =>
  fetch(`${origin}/searchresult?searchText=brake+pads`, {
    headers: { accept: 'text/html', cookie: 'preferredStoreId=3021' },
  });

/** More than the shop can answer, for ten seconds; then a breath, then one request. */
export async function overload(system) {
  const { origin } = system;
  const statuses = [];
  const retryAfter = [];
  const until = Date.now() + 10_000;
  const waiting = new Set();
  while (Date.now() < until) {
    while (waiting.size < 600) {
      const asked = page(origin)
        .then(async (answer) => {
          statuses.push(answer.status);
          if (answer.status !== 200) retryAfter.push(answer.headers.get('retry-after'));
          await answer.arrayBuffer();
        })
        .catch(() => void statuses.push('broken'))
        .finally(() => waiting.delete(asked));
      waiting.add(asked);
    }
    await pause(5);
  }
  await Promise.all(waiting);
  await pause(1000);
  const began = performance.now();
  const healthy = await page(origin);
  const ms = performance.now() - began;
  const counts = counted(statuses);
  return {
    figure: `600 pages at once for 10 s: ${JSON.stringify(counts)}; one second later ${healthy.status} in ${Math.round(ms)} ms`,
    holds:
      Object.keys(counts).every((status) => ['200', '429', '503'].includes(status)) &&
      (counts['200'] ?? 0) > 0 &&
      retryAfter.every(Boolean) &&
      healthy.status === 200 &&
      ms < 1000,
  };
}

/** Connections that send a byte a second: cut off, while others are answered. */
export async function slowClients(system) {
  const { port } = new URL(system.origin);
  const began = performance.now();
  const ends = Array.from(
    { length: 50 },
    (_, index) =>
      new Promise((resolve) => {
        const socket = connect(Number(port), '127.0.0.1');
        const head =
          index % 2
            ? 'POST /api/log HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5000\r\n\r\n'
            : 'GET / HTTP/1.1\r\nhost: localhost\r\n';
        socket.write(head);
        const drip = setInterval(() => socket.write('a'), 1000);
        const done = () => {
          clearInterval(drip);
          socket.destroy();
          resolve((performance.now() - began) / 1000);
        };
        socket.on('close', done).on('error', done);
        setTimeout(done, 30_000).unref();
      }),
  );
  await pause(2000);
  const meanwhile = await page(system.origin);
  const slowest = Math.max(...(await Promise.all(ends)));
  return {
    figure: `50 slow senders: the last cut off after ${slowest.toFixed(1)} s, a page meanwhile ${meanwhile.status}`,
    holds: slowest < 14 && meanwhile.status === 200,
  };
}

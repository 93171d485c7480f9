import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { counted } from './buying.mjs';

const page = (origin) =>
  fetch(`${origin}/searchresult?searchText=brake+pads`, {
    headers: { accept: 'text/html', cookie: 'preferredStoreId=3021' },
  });

/** More than the shop can answer, for ten seconds; then a breath, then one request. Through the proxy, where there is one. */
export async function overload(system) {
  const { balanced: origin = system.origin } = system;
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

const senders = 400;
const slowHeads = [
  'GET / HTTP/1.1\r\nhost: localhost\r\n',
  'POST /ecomm/b2c/v1/login HTTP/1.1\r\nhost: localhost\r\nx-requested-by: web\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n',
];

/** Connections that send a byte a second, every other one a body; ten pages meanwhile. */
async function besideSlowSenders(origin, isCutOff) {
  const { port } = new URL(origin);
  const began = performance.now();
  const sockets = Array.from({ length: senders }, () => connect(Number(port), '127.0.0.1'));
  const ends = sockets.map(
    (socket, index) =>
      new Promise((resolve) => {
        socket.write(slowHeads[index % 2]);
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
  const sending = sockets.filter((socket) => !socket.destroyed && !socket.connecting).length;
  const statuses = [];
  for (let count = 0; count < 10; count++) statuses.push((await page(origin)).status);
  if (!isCutOff) sockets.forEach((socket) => socket.destroy());
  return { pages: counted(statuses), sending, slowest: Math.max(...(await Promise.all(ends))) };
}

/** Slow senders are cut off while others are answered; a proxy keeps their bodies from the processes. */
export async function slowClients(system) {
  const direct = await besideSlowSenders(system.origin, true);
  const behind = system.balanced && (await besideSlowSenders(system.balanced, false));
  return {
    figure: `${direct.sending} of ${senders} slow senders after 2 s: the last cut off after ${direct.slowest.toFixed(1)} s, ten pages meanwhile ${JSON.stringify(direct.pages)}${behind ? `, through the proxy ${JSON.stringify(behind.pages)}` : ''}`,
    // One who is turned away at once slows nobody down.
    holds:
      direct.sending === senders &&
      direct.slowest < 14 &&
      [direct, behind ?? direct].every(({ pages }) => pages['200'] === 10),
  };
}

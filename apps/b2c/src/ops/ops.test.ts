import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { createLog } from './log.ts';
import { newId } from './newId.ts';
import { startJobs } from './jobs.ts';
import { timerSchedule } from './timerSchedule.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('watching', () => {
  test('[PLUS-038] alive and ready', async () => {
    const shopper = shop.shopper();
    expect(await (await shopper.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await shopper.fetch('/readyz')).json()).toMatchObject({ status: 'ok' });
  });

  test.each([
    ['from this machine, as through a proxy that runs on it', {}],
    ['with a token where none was given', { authorization: 'Bearer ' }],
    ['with another one', { authorization: 'Bearer undefined' }],
  ])('[PLUS-038] without a token of the operator nobody reads figures: %s', async (_how, headers) => {
    const request = new Request('http://localhost/metrics', { headers });
    expect((await shop.b2c.fetch(request, { clientAddress: '127.0.0.1' })).status).toBe(404);
  });

  test('[PLUS-039] the contract is described at /openapi.json', async () => {
    const document = (await (await shop.shopper().fetch('/openapi.json')).json()) as { paths: object };
    expect(Object.keys(document.paths)).toContain('/ecomm/b2c/v3/checkout/commit');
  });

  test('[API-052] an endless log line is not taken, and 60 a minute are enough', async () => {
    const shopper = shop.shopper();
    const log = async (meta: object = {}) => {
      const answer = await shopper.fetch('/api/log', {
        method: 'POST',
        body: JSON.stringify({ message: 'hello', level: 'info', meta }),
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      });
      return answer.status;
    };
    expect([await log(), await log({ text: 'x'.repeat(40_000) })]).toEqual([204, 413]);
    const statuses: number[] = [];
    for (let index = 0; index < 62; index++) statuses.push(await log());
    expect(statuses.at(-1)).toBe(429);
  });
});

test('work that is asked for while it runs runs once more, never twice at once, and a failure ends nothing', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const recover = async () => {
    most = Math.max(most, ++running);
    await pause(5);
    running--;
    if (++runs === 1) throw new Error('once');
  };
  const job = { name: 'recovery', everyMinutes: 1, run: recover };
  const jobs = await startJobs({ log: createLog('silent') }, [job], timerSchedule);
  await Promise.all([jobs.runNow('recovery'), jobs.runNow('recovery'), jobs.runNow('recovery')]);
  expect([runs, most]).toEqual([2, 1]);
  await jobs.stop();
  await jobs.runNow('recovery');
  expect(runs).toBe(2);
});

test('[PLUS-038] a closing server begins no further work, and waits for none that hangs', async () => {
  const begun: string[] = [];
  const queue = {
    name: 'queue',
    everyMinutes: 1,
    run: async (signal: AbortSignal) => {
      for (let turn = 0; turn < 3 && !signal.aborted; turn++) {
        begun.push(`turn ${turn}`);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      }
    },
  };
  const hangs = { name: 'hangs', everyMinutes: 1, run: () => new Promise(() => undefined) };
  const jobs = await startJobs({ log: createLog('silent') }, [queue, hangs], timerSchedule);
  void jobs.runNow('queue');
  void jobs.runNow('hangs');
  await jobs.stop();
  expect(begun).toEqual(['turn 0']);
}, 8000);

test('a log line tells where an error happened and nothing of whom it was about', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('550 <ana@example.com>: no such user'), {
    code: '23514',
    detail: 'Failing row contains (7, us, Ana, 12 Main St).',
    rejected: ['ana@example.com'],
  });
  log.error({ err: error, payment: 'p1' }, 'call failed');
  expect(lines.join('')).not.toMatch(/ana@|Main St|rejected/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    payment: 'p1',
    err: { type: 'Error', code: '23514', stack: expect.stringContaining('ops.test.ts') },
  });
});

test('ids sort by time and are not repeated', () => {
  const ids = Array.from({ length: 200 }, (_, index) => newId(new Date(1_700_000_000_000 + index)));
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createForwarder } from './createForwarder.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const EVERY_MS = 5_000;
const report = (message = 'gone') => ({ message });

function setUp(answer: (init: RequestInit) => Promise<Response> = async () => new Response()) {
  const bodies: string[] = [];
  const warnings: object[] = [];
  const forwarder = createForwarder(
    'sentry',
    (reports: readonly { message: string }[]) => [
      { url: 'https://errors.example', headers: {}, body: reports.map((it) => it.message).join() },
    ],
    {
      send: (_, init) => {
        bodies.push(String(init.body));
        return answer(init);
      },
      warn: (facts) => void warnings.push(facts),
    },
  );
  return { forwarder, bodies, warnings };
}

test('errors leave in batches, and at the end', async () => {
  const { forwarder, bodies } = setUp();
  forwarder.report(report('a'));
  forwarder.report(report('b'));
  expect(bodies).toEqual([]);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(bodies).toEqual(['a,b']);
  forwarder.report(report('c'));
  await forwarder.close();
  expect(bodies).toEqual(['a,b', 'c']);
  await forwarder.close();
  expect(bodies).toHaveLength(2);
});

test('a flood is held to a hundred, and one line says what was lost when the service fails', async () => {
  const { forwarder, bodies, warnings } = setUp(async () => new Response('', { status: 503 }));
  for (let index = 0; index < 250; index++) forwarder.report(report());
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(bodies[0]?.split(',')).toHaveLength(100);
  expect(warnings).toEqual([{ plugin: 'sentry', lost: 250, reason: 'it answers 503' }]);
  forwarder.report(report());
  await vi.advanceTimersByTimeAsync(EVERY_MS * 2);
  expect([bodies.length, warnings.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(30_000);
  forwarder.report(report());
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(bodies).toHaveLength(2);
});

test('what came while a service hung is not tried on it at once', async () => {
  const hangs = () =>
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), EVERY_MS));
  const { forwarder, bodies, warnings } = setUp(hangs);
  forwarder.report(report('a'));
  await vi.advanceTimersByTimeAsync(EVERY_MS + 1_000);
  forwarder.report(report('b'));
  await vi.advanceTimersByTimeAsync(EVERY_MS * 2);
  expect([bodies, warnings.length]).toEqual([['a'], 1]);
});

test('a service says how long it wants to be left alone', async () => {
  const busy = { status: 429, headers: { 'retry-after': '120' } };
  const { forwarder, bodies } = setUp(async () => new Response('', busy));
  const tryAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    forwarder.report(report());
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    return bodies.length;
  };
  expect(await tryAfter(0)).toBe(1);
  expect(await tryAfter(100_000)).toBe(1);
  expect(await tryAfter(20_000)).toBe(2);
});

test('a service that hangs keeps no server from closing', async () => {
  const { forwarder, warnings } = setUp(
    ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  forwarder.report(report());
  const closing = forwarder.close();
  await vi.advanceTimersByTimeAsync(3_000);
  await closing;
  expect(warnings).toEqual([{ plugin: 'sentry', lost: 1, reason: 'aborted' }]);
});

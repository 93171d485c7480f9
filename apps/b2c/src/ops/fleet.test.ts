import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { bossSchedule } from './bossSchedule.ts';
import { startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { RemoteUnavailableError, remotePort } from './remotePort.ts';

let shop: Shop;
const log = createLog('silent');
beforeAll(async () => {
  shop = await openShop({ metricsToken: 'a-long-secret' });
});
afterAll(() => shop.close());

test('[PLUS-036] of two processes one takes a job of the queue', async () => {
  const { pool } = shop.database;
  const runs = [0, 0];
  const start = (index: number) => {
    const job = {
      name: 'count',
      everyMinutes: 59,
      run: async () => void (runs[index] = (runs[index] ?? 0) + 1),
    };
    return startJobs({ log }, [job], bossSchedule(pool, log));
  };
  const first = await start(0);
  const second = await start(1);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
  });
  await boss.start();
  await boss.send('count');
  await expect.poll(() => (runs[0] ?? 0) + (runs[1] ?? 0), { timeout: 12_000 }).toBe(1);
  await pause(1000);
  expect((runs[0] ?? 0) + (runs[1] ?? 0)).toBe(1);
  await Promise.all([boss.stop({ graceful: false }), first.stop(), second.stop()]);
}, 30_000);

describe('a remote service', () => {
  const fails = () => Promise.reject(new Error('refused'));

  test('[PLUS-038] that keeps failing is left alone, then asked again', async () => {
    const metrics = createMetrics();
    const call = remotePort({ name: 'desk', timeoutMs: 50, pauseMs: 100 }, { log, metrics });
    let asked = 0;
    const failing = () => {
      asked++;
      return fails();
    };
    for (let index = 0; index < 20; index++) await call(failing).catch(() => undefined);
    expect(asked).toBeLessThan(20);
    await expect(call(failing)).rejects.toMatchObject({ name: 'RemoteUnavailableError', wasAsked: false });
    expect(await metrics.registry.metrics()).toContain('b2c_breaker_open{port="desk"} 1');
    await pause(120);
    expect(await call(async () => 'back')).toBe('back');
    expect(await metrics.registry.metrics()).toContain('b2c_breaker_open{port="desk"} 0');
  });

  test('[PLUS-038] that is asked by one after the other and hangs is left alone too, however long each call waits', async () => {
    vi.useFakeTimers();
    try {
      const call = remotePort({ name: 'mail', timeoutMs: 15_000 }, { log, metrics: createMetrics() });
      let asked = 0;
      const hangs = () => new Promise<never>(() => void asked++);
      for (let index = 0; index < 10; index++) {
        const ended = call(hangs).catch(() => undefined);
        await vi.advanceTimersByTimeAsync(index < 3 ? 15_000 : 0);
        await ended;
      }
      expect(asked).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a failure between answers is none that counts', async () => {
    const call = remotePort({ name: 'desk', timeoutMs: 50 }, { log, metrics: createMetrics() });
    for (let index = 0; index < 12; index++) {
      await call(async () => 'fine');
      await call(async () => 'fine');
      await call(async () => 'fine');
      await expect(call(fails)).rejects.toThrow('refused');
    }
    expect(await call(async () => 'still asked')).toBe('still asked');
  });

  test('that never answers is given up', async () => {
    const call = remotePort({ name: 'desk', timeoutMs: 20 }, { log, metrics: createMetrics() });
    const endless = call(() => new Promise<never>(() => undefined));
    await expect(endless).rejects.toBeInstanceOf(RemoteUnavailableError);
    await expect(endless).rejects.toMatchObject({ wasAsked: true });
  });
});

test('[PLUS-038] figures are shown to who has the token', async () => {
  const shopper = shop.shopper();
  await shopper.do('shell.globalConfig');
  shop.b2c.observePage('mx', 404, 0.02);
  expect((await shopper.fetch('/metrics')).status).toBe(404);
  const wrong = await shopper.fetch('/metrics', { headers: { authorization: 'Bearer a-long-secreT' } });
  expect(wrong.status).toBe(404);
  const metrics = await shopper.fetch('/metrics', { headers: { authorization: 'Bearer a-long-secret' } });
  const text = await metrics.text();
  expect(text).toMatch(/b2c_call_seconds_count\{endpoint="shell.globalConfig",status="200"\} 1/);
  expect(text).toMatch(/storefront_page_seconds_count\{market="mx",status="404"\} 1/);
});

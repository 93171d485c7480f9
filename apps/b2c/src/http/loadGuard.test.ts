import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createLoadGuard } from './loadGuard.ts';

describe('load', () => {
  test('beyond what can be answered in time gets 503 with Retry-After, and health still answers', async () => {
    const guard = createLoadGuard({ maxInFlight: 2, busy: () => new Response('busy', { status: 503 }) });
    let open = () => undefined as void;
    const held = new Promise<Response>((done) => (open = () => done(new Response('ok'))));
    const ask = (path: string) =>
      guard.run(new Request(`http://shop${path}`), async () => (await held).clone());
    const taken = [ask('/a'), ask('/b')];
    const shed = await ask('/c');
    expect([shed.status, shed.headers.get('retry-after')]).toEqual([503, '1']);
    const health = ask('/healthz');
    open();
    expect((await health).status).toBe(200);
    expect(await Promise.all(taken.map(async (answer) => (await answer).status))).toEqual([200, 200]);
    expect((await guard.run(new Request('http://shop/d'), () => new Response('ok'))).status).toBe(200);
    guard.stop();
  });

  test('of bodies that are still on their way turns nobody away, up to a limit of their own', async () => {
    const guard = createLoadGuard({ maxInFlight: 1, maxArriving: 2 });
    const senders: ReadableStreamDefaultController<Uint8Array>[] = [];
    const send = () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void senders.push(controller) });
      const headers = { 'content-length': '5000' };
      const request = new Request('http://shop/a', {
        method: 'POST',
        body,
        headers,
        duplex: 'half',
      } as RequestInit);
      return guard.run(request, async (asked) => new Response(await asked.text()));
    };
    const read = () => guard.run(new Request('http://shop/a'), () => new Response('ok'));
    const slow = [send()];
    expect([(await read()).status, guard.inFlight]).toEqual([200, 1]);
    slow.push(send());
    expect((await read()).status).toBe(503);
    for (const sender of senders) {
      sender.enqueue(new TextEncoder().encode('all'));
      sender.close();
    }
    expect(await Promise.all(slow.map(async (answer) => (await answer).text()))).toEqual(['all', 'all']);
    expect([(await read()).status, guard.inFlight]).toEqual([200, 0]);
    guard.stop();
  });

  test('of requests that only compute is noticed by the lateness of the loop', async () => {
    const guard = createLoadGuard({ maxLateMs: 50 });
    const compute = (ms: number) => {
      const until = performance.now() + ms;
      while (performance.now() < until);
      return new Response('ok');
    };
    const ask = (ms: number) => guard.run(new Request('http://shop/a'), () => compute(ms));
    await pause(30);
    compute(100);
    expect((await ask(0)).status).toBe(200);
    const statuses = [];
    for (let index = 0; index < 30; index++) statuses.push((await ask(5)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 503]);
    await pause(30);
    expect((await ask(0)).status).toBe(200);
    guard.stop();
  });
});

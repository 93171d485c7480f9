import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withinBudget } from './readBudget.ts';

describe('what all reads of one page may take', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const answersAfter = (ms: number) =>
    vi.fn(() => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('{}')), ms)));

  async function timed(work: () => Promise<unknown>) {
    const started = Date.now();
    const end = work().then(
      () => ['answered', Date.now() - started],
      ({ kind }: { kind?: string }) => [kind, Date.now() - started],
    );
    await vi.runAllTimersAsync();
    return end;
  }
  const get = { method: 'GET' };

  test('is shared by those that follow each other, and what comes too late is not sent', async () => {
    const sent = answersAfter(1500);
    const fetch = withinBudget(sent, 2000);
    expect(await timed(() => fetch('/config', get))).toEqual(['answered', 1500]);
    expect(await timed(() => Promise.all([fetch('/a', get), fetch('/b', get)]))).toEqual(['timeout', 500]);
    expect(await timed(() => fetch('/c', get))).toEqual(['timeout', 0]);
    expect(sent).toHaveBeenCalledTimes(3);
  });

  test('starts again after a change, which has its own time', async () => {
    const fetch = withinBudget(answersAfter(1900), 2000);
    await timed(() => fetch('/page', get));
    expect(await timed(() => fetch('/commit', { method: 'POST' }))).toEqual(['answered', 1900]);
    expect(await timed(() => fetch('/page', get))).toEqual(['answered', 1900]);
  });
});

import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[API-012][CONST-042] an answer is fresh for 30 s', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn(async () => 1);
  await client.fetchQuery({ queryKey: ['a'], queryFn });
  vi.advanceTimersByTime(29_000);
  await client.fetchQuery({ queryKey: ['a'], queryFn });
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  await client.fetchQuery({ queryKey: ['a'], queryFn });
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('[API-012] a failure is not tried again by the cache', async () => {
  const queryFn = vi.fn(async () => {
    throw new Error('no');
  });
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['a'], queryFn });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(observer.getCurrentResult().status).toBe('error');
  unsubscribe();
});

test('[API-012] a window that gets focus fetches nothing', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
});

test('no time is set after which a server’s cache would be swept', () => {
  expect(createQueryClient().getDefaultOptions().queries).not.toHaveProperty('gcTime');
});

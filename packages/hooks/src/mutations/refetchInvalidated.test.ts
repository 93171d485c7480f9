import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../client/queryClient.ts';
import { refetchInvalidated } from './refetchInvalidated.ts';

const queryKey = ['header', 'data'];

/** A query whose first answer waits until `answerFirst`; the later ones are given at once. */
function slowAtFirst(answers: readonly string[]) {
  let answerFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  let asked = 0;
  const queryFn = vi.fn(async () => {
    const turn = asked++;
    if (turn === 0) await first;
    const answer = answers[turn];
    if (answer === undefined) throw new Error('refused');
    return answer;
  });
  return { queryFn, answerFirst };
}

test('an answer that was on its way before the change does not stay', async () => {
  const queryClient = createQueryClient();
  const { queryFn, answerFirst } = slowAtFirst(['no store', 'store 77']);
  const shown: unknown[] = [];
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const stop = observer.subscribe(({ data }) => shown.push(data));
  await refetchInvalidated(queryClient, [['header']]);
  answerFirst();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(queryKey)).toBe('store 77');
  expect(shown).not.toContain('no store');
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

test('a loader that waits for the answer gets the one after the change', async () => {
  const queryClient = createQueryClient();
  const { queryFn } = slowAtFirst(['before', 'after']);
  const waited = queryClient.fetchQuery({ queryKey, queryFn });
  await refetchInvalidated(queryClient, [['header']]);
  await expect(waited).resolves.toBe('after');
});

test('a second question that fails is a failed query and no failure of the change', async () => {
  const queryClient = createQueryClient();
  const { queryFn } = slowAtFirst(['before']);
  const waited = queryClient.fetchQuery({ queryKey, queryFn }).catch(String);
  await expect(refetchInvalidated(queryClient, [['header']])).resolves.toBeUndefined();
  await expect(waited).resolves.toBe('Error: refused');
});

test('what is there already stays until its new answer comes, and what is elsewhere is left alone', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryKey, 'old');
  queryClient.setQueryData(['public'], 'kept');
  await refetchInvalidated(queryClient, [['header']]);
  expect(queryClient.getQueryData(queryKey)).toBe('old');
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['public'])?.isInvalidated).toBe(false);
});

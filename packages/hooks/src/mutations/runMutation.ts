import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refetchInvalidated } from './refetchInvalidated.ts';
import type { Mutation } from './mutation.ts';
import { tellOutcome } from './watchMutations.ts';

/** A change without an answer yet. */
interface Pending {
  readonly show: () => (() => void) | undefined;
  takeBack: (() => void) | undefined;
}

interface Queue {
  /** In the order of their asking. */
  pending: Pending[];
  /** Settles with the answer to the last one. */
  last: Promise<unknown>;
  /** What the answers so far invalidate, and what they wrote. */
  readonly invalidated: QueryKey[];
  readonly written: QueryKey[];
}

const queues = new WeakMap<QueryClient, Map<string, Queue>>();

/**
 * Runs a mutation outside a component: updates optimistically, rolls back on failure, and refetches what it invalidates.
 * Mutations of one queue update at once and are sent one after another, so the last one asked for is the last one made.
 * An answer or a failure is applied beneath the optimistic updates that still wait. Resolves when the queries on screen
 * have their new answers; the last mutation of a queue refetches for all of them.
 *
 * @throws what the mutation throws, right after the rollback.
 */
export async function runMutation<Input, Output>(
  queryClient: QueryClient,
  mutation: Mutation<Input, Output>,
  input: Input,
): Promise<Output> {
  const { key, queue: name = key.join('.'), invalidates, shownIn = [] } = mutation;
  const [queue, end] = openQueue(queryClient, name);
  const show = () => mutation.optimistic?.(queryClient, input);
  const own: Pending = { show, takeBack: show() };
  queue.pending.push(own);
  const settle = (apply: () => void) => {
    for (const { takeBack } of queue.pending.toReversed()) takeBack?.();
    queue.pending = queue.pending.filter((one) => one !== own);
    apply();
    for (const one of queue.pending) one.takeBack = one.show();
  };
  const asked = async () => {
    if (queue.pending.length > 0) return;
    end();
    await refetchInvalidated(queryClient, queue.invalidated, queue.written);
  };
  const answer = queue.last.then(() => mutation.mutate(input));
  queue.last = answer.catch(() => undefined);
  queue.written.push(...shownIn);
  queue.invalidated.push(...invalidates);
  try {
    const output = await answer;
    settle(() => mutation.apply?.(queryClient, output));
    tellOutcome(queryClient, { key, input, output });
    await asked();
    return output;
  } catch (error) {
    // The change may have been made, and its answer lost.
    settle(() => queue.invalidated.push(...shownIn));
    tellOutcome(queryClient, { key, input, error });
    // A caller that waits for the refusal does not wait for what a server in trouble answers next.
    void asked();
    throw error;
  }
}

function openQueue(queryClient: QueryClient, name: string): [queue: Queue, end: () => void] {
  const named = queues.get(queryClient) ?? new Map<string, Queue>();
  queues.set(queryClient, named);
  const queue = named.get(name) ?? { pending: [], last: Promise.resolve(), invalidated: [], written: [] };
  named.set(name, queue);
  return [queue, () => named.delete(name)];
}

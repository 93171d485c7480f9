import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { askAnew } from './askAnew.ts';
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
  /** What the answers so far made untrue, and what they wrote. */
  readonly untrue: QueryKey[];
  readonly written: QueryKey[];
}

const queues = new WeakMap<QueryClient, Map<string, Queue>>();

/**
 * A mutation outside a component: shows it at once where it can, takes it back on failure, and asks anew what it made
 * untrue. Changes of one queue are shown at once and go out one after another, so that what was asked for last is
 * made last; an answer or a refusal goes beneath what is shown of those that still wait. Resolves when the queries on
 * screen have their new answers; where others of its queue wait, the last of them asks for all.
 *
 * @throws what the mutation throws, at once, when what was shown is taken back.
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
    await askAnew(queryClient, queue.untrue, queue.written);
  };
  const answer = queue.last.then(() => mutation.mutate(input));
  queue.last = answer.catch(() => undefined);
  queue.written.push(...shownIn);
  queue.untrue.push(...invalidates);
  try {
    const output = await answer;
    settle(() => mutation.apply?.(queryClient, output));
    tellOutcome(queryClient, { key, input, output });
    await asked();
    return output;
  } catch (error) {
    // The change may have been made, and its answer lost.
    settle(() => queue.untrue.push(...shownIn));
    tellOutcome(queryClient, { key, input, error });
    // Who waits for the refusal does not wait for what a server in trouble answers next.
    void asked();
    throw error;
  }
}

function openQueue(queryClient: QueryClient, name: string): [queue: Queue, end: () => void] {
  const named = queues.get(queryClient) ?? new Map<string, Queue>();
  queues.set(queryClient, named);
  const queue = named.get(name) ?? { pending: [], last: Promise.resolve(), untrue: [], written: [] };
  named.set(name, queue);
  return [queue, () => named.delete(name)];
}

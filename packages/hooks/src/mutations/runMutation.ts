import type { QueryClient } from '@tanstack/react-query';
import { askAnew } from './askAnew.ts';
import type { Mutation } from './mutation.ts';

/**
 * A mutation outside a component: shows it at once where it can, takes it back on failure, and asks anew what it
 * made untrue. Resolves when the queries on screen have their new answers.
 *
 * @throws what the mutation throws, after the cache was put right.
 */
export async function runMutation<Input, Output>(
  queryClient: QueryClient,
  mutation: Mutation<Input, Output>,
  input: Input,
): Promise<Output> {
  const takeBack = mutation.optimistic?.(queryClient, input);
  try {
    const output = await mutation.mutate(input);
    mutation.apply?.(queryClient, output);
    return output;
  } catch (error) {
    takeBack?.();
    throw error;
  } finally {
    await askAnew(queryClient, mutation.invalidates);
  }
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * A change, defined once for screens and for route actions: an action awaits `mutate`, a screen uses
 * `useB2cMutation`, which also keeps the cache in line.
 */
export interface Mutation<Input, Output> {
  readonly key: readonly string[];
  mutate(input: Input): Promise<Output>;
  /** Prefixes of the queries whose answers are no longer true. */
  readonly invalidates: readonly QueryKey[];
  /** Puts what the answer itself tells into the cache. */
  apply?(queryClient: QueryClient, output: Output): void;
  /** Shows the change before the answer; the function it returns takes it back. */
  optimistic?(queryClient: QueryClient, input: Input): () => void;
}

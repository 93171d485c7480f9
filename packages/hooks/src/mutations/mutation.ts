import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * A change, defined once for screens and for route actions: an action awaits `mutate`, a screen uses
 * `useB2cMutation` or `runMutation`, which also keep the cache in line.
 */
export interface Mutation<Input, Output> {
  readonly key: readonly string[];
  /** @throws B2cError, with one of the keys that the contract's row names. */
  mutate(input: Input): Promise<Output>;
  /** Prefixes of the queries whose answers are no longer true. */
  readonly invalidates: readonly QueryKey[];
  /** Prefixes of the queries that `optimistic` and `apply` write: asked again when the change failed. */
  readonly shownIn?: readonly QueryKey[];
  /** Changes of one queue go out one after another: by itself, those of one key. */
  readonly queue?: string;
  /** Puts what the answer itself tells into the cache. */
  apply?(queryClient: QueryClient, output: Output): void;
  /** Shows the change before the answer; the function it returns takes it back. */
  optimistic?(queryClient: QueryClient, input: Input): () => void;
  /**
   * The way back. Asked before the change, while the cache still knows what was; the function it returns is given
   * the answer. Nothing where the cache does not know enough.
   */
  undo?(queryClient: QueryClient, input: Input): ((output: Output) => Undo | undefined) | undefined;
}

/** A change that takes another one back, its input within. */
export type Undo = Mutation<void, unknown>;

/** A mutation with its input. */
export function bound<Input, Output>(mutation: Mutation<Input, Output>, input: Input): Undo {
  const { key, invalidates, shownIn = [], queue = key.join('.') } = mutation;
  return {
    key,
    invalidates,
    shownIn,
    queue,
    mutate: () => mutation.mutate(input),
    apply: (queryClient, output) => mutation.apply?.(queryClient, output as Output),
    optimistic: (queryClient) => mutation.optimistic?.(queryClient, input) ?? (() => undefined),
  };
}

import type { QueryClient } from '@tanstack/react-query';

/** What became of a mutation, by its key: `['cart', 'addItem']`. */
export type MutationOutcome = { readonly key: readonly unknown[]; readonly input: unknown } & (
  { readonly output: unknown } | { readonly error: unknown }
);

type Watch = (outcome: MutationOutcome) => void;

const watches = new WeakMap<QueryClient, Set<Watch>>();

/** Tells of every mutation of a query client once it is answered or refused; must not throw. @returns the end of it */
export function watchMutations(queryClient: QueryClient, watch: Watch): () => void {
  const own = watches.get(queryClient) ?? new Set();
  watches.set(queryClient, own.add(watch));
  return () => void own.delete(watch);
}

/** Passes on what became of one. */
export const tellOutcome = (queryClient: QueryClient, outcome: MutationOutcome): void =>
  watches.get(queryClient)?.forEach((watch) => watch(outcome));

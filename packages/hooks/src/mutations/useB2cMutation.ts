import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { askAnew } from './askAnew.ts';
import type { Mutation } from './mutation.ts';

/** Runs a mutation: shows it at once where it can, takes it back on failure, and fetches anew what it made untrue. */
export function useB2cMutation<Input, Output>(
  mutation: Mutation<Input, Output>,
): UseMutationResult<Output, Error, Input, (() => void) | undefined> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: mutation.key,
    mutationFn: (input: Input) => mutation.mutate(input),
    onMutate: (input) => mutation.optimistic?.(queryClient, input),
    onError: (_error, _input, rollback) => rollback?.(),
    onSuccess: (output) => mutation.apply?.(queryClient, output),
    onSettled: () => askAnew(queryClient, mutation.invalidates),
  });
}

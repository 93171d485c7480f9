import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import type { Mutation } from './mutation.ts';
import { runMutation } from './runMutation.ts';

/** `runMutation` with its state, for a component. */
export function useB2cMutation<Input, Output>(
  mutation: Mutation<Input, Output>,
): UseMutationResult<Output, Error, Input> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: mutation.key,
    // Without network the client says so at once (API-025); a paused mutation would say nothing.
    networkMode: 'always',
    mutationFn: (input: Input) => runMutation(queryClient, mutation, input),
  });
}

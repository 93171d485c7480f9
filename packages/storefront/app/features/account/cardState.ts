import type { OverviewCardProps } from '@driveline/ui/account';

type Asked = {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** State of a card by what it asked for, and the way to ask again. */
export function cardState(
  { isPending, isError, isFetching, refetch }: Asked,
  isEmpty: boolean,
): Pick<OverviewCardProps, 'state' | 'retry'> {
  const filled = isEmpty ? 'empty' : 'filled';
  return {
    state: isPending ? 'loading' : isError ? 'failed' : filled,
    retry: { onRetry: () => void refetch(), isRetrying: isFetching, href: '/user/myAccount' },
  };
}

import { useStrings } from '../../i18n/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { WarningIcon } from '../Icon/statusIcons.tsx';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'actions' | 'picture'> {
  /** Adds 'Try again'. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Other ways on. */
  actions?: EmptyStateProps['actions'];
}

/** A part of the page that could not be loaded; the rest of the page goes on. */
export function ErrorState({ onRetry, isRetrying = false, actions, ...rest }: ErrorStateProps) {
  const { tryAgain } = useStrings();
  return (
    <EmptyState
      role="alert"
      picture={<WarningIcon size={40} />}
      actions={
        <>
          {onRetry && (
            <Button variant="secondary" pending={isRetrying} onClick={onRetry}>
              {tryAgain}
            </Button>
          )}
          {actions}
        </>
      }
      {...rest}
    />
  );
}

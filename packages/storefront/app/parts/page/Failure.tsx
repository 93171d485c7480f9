import { Button, ErrorState } from '@driveline/ui';
import { useLocation } from 'react-router-dom';
import { useErrorText } from '../../shop/useErrorText.ts';
import { useText } from '../../shop/useShop.ts';

export type FailureProps = {
  readonly error?: unknown;
  readonly onRetry?: () => unknown;
  /** 1 where it replaces the whole page; default 2. */
  readonly level?: 1;
};

/** Replaces content that could not be loaded: a message and a way to ask again (API-025). */
export function Failure({ error, onRetry, level }: FailureProps) {
  const text = useText();
  const errorText = useErrorText();
  const { search } = useLocation();
  // Without script asking again is asking for the page again; a form leaves out the query of its address.
  const retry = (
    <form method="get">
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...(onRetry && { onClick: (event) => (event.preventDefault(), onRetry()) })}>
        {text('failure.retry')}
      </Button>
    </form>
  );
  return (
    <ErrorState title={text('failure.title')} level={level} actions={retry}>
      {errorText(error)}
    </ErrorState>
  );
}

import { errorText } from '@driveline/api';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Text of a failure in the shopper's language: the server's own, else the general one (API-024, API-025). */
export function useErrorText(): (error: unknown) => string {
  const { formatMessage, messages } = useIntl();
  return useCallback(
    (error) =>
      errorText(error, (key) => (Object.hasOwn(messages, key) ? formatMessage({ id: key }) : undefined)),
    [formatMessage, messages],
  );
}

/** Text of an error key that came with an address, as after a form without script. */
export function useNoticeText(): (key: string) => string {
  const { formatMessage, messages } = useIntl();
  return (key) => formatMessage({ id: Object.hasOwn(messages, key) ? key : 'error_generic' });
}

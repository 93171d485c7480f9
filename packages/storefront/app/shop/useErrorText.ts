import { errorText } from '@driveline/api';
import { useCallback } from 'react';
import { useShop } from './useShop.ts';

/** Text of a failure in the shopper's language: the server's own, else the general one (API-024, API-025). */
export function useErrorText(): (error: unknown) => string {
  const { texts } = useShop();
  return useCallback(
    (error) => errorText(error, (key) => (texts.has(key) ? texts.text(key) : undefined)),
    [texts],
  );
}

/** What a form without script could not do: the server's own words, else the shop's for the key in the address. */
export function useNoticeText(): (key: string) => string {
  const { texts, record } = useShop();
  return (key) =>
    record.refusal?.key === key ? record.refusal.text : texts.text(texts.has(key) ? key : 'error_generic');
}

import { errorText } from '@driveline/api';
import { useCallback } from 'react';
import { useShop } from './ShopProvider.tsx';

/** Text of a failure in the shopper's language: the server's own, else the general one (API-024, API-025). */
export function useErrorText(): (error: unknown) => string {
  const { texts } = useShop();
  return useCallback(
    (error) => errorText(error, (key) => (texts.has(key) ? texts.text(key) : undefined)),
    [texts],
  );
}

/** Text of an error key that came with an address, as after a form without script. */
export function useNoticeText(): (key: string) => string {
  const { texts } = useShop();
  return (key) => texts.text(texts.has(key) ? key : 'error_generic');
}

import { usePostalCode } from '@driveline/hooks';
import { formatPostalCode } from '@driveline/validation';
import { useShop } from './useShop.ts';

/** The shopper's postal code as it is typed, for the forms that ask for it; empty while nobody named one (PLUS-060). */
export function useStartCode(): string {
  const { market } = useShop();
  const code = usePostalCode();
  return code ? formatPostalCode(code, market) : '';
}

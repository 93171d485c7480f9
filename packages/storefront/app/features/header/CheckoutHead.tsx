import { CheckoutHeader } from '@driveline/ui';
import { BrandLogo } from './BrandLogo.tsx';

/** The minimal header of the checkout (SHELL-072). */
export function CheckoutHead() {
  return <CheckoutHeader logo={<BrandLogo />} />;
}

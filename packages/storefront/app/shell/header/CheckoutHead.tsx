import { useCheckoutPlan } from '@driveline/hooks';
import { CheckoutHeader } from '@driveline/ui';
import * as paths from '../../paths/index.ts';
import { BrandLogo } from './HeaderParts.tsx';

/** The minimal header of the checkout (SHELL-072): back to the cart, or in the newest layout its name (SHELL-073). */
export function CheckoutHead() {
  const leadsBack = (useCheckoutPlan()?.generation ?? 'v3') !== 'v3';
  return <CheckoutHeader logo={<BrandLogo />} {...(leadsBack && { backToCartHref: paths.cart() })} />;
}

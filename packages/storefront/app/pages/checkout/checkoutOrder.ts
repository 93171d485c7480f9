import type { CheckoutStep } from '@driveline/hooks';
import { sections } from '../../sections/checkout.ts';

/** The steps in the order of this shop. */
export const checkoutOrder: readonly CheckoutStep[] = sections.flatMap((section) =>
  section.isInserted ? [] : [section.id],
);

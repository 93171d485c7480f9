import type { ShippingMethods } from '@driveline/api';

export type ShippingMethodId = keyof ShippingMethods;

export interface OfferedShippingMethod {
  readonly id: ShippingMethodId;
  /** An unavailable one is shown with its reason, so that nobody looks for it in vain. */
  readonly available: boolean;
  /** Decimal major units. */
  readonly price: number;
  /** `YYYY-MM-DD` */
  readonly estimatedDeliveryDate: string | null;
  readonly reason: string | undefined;
}

/**
 * CART-031: next day, regular, and the membership's method where a valid token brought one. `chosen` is
 * the first that may be taken, when the order has no method yet.
 */
export function offeredShippingMethods(methods: ShippingMethods): {
  readonly methods: readonly OfferedShippingMethod[];
  readonly chosen: ShippingMethodId | undefined;
} {
  const order: readonly ShippingMethodId[] = ['membership', 'regular', 'nextDay'];
  const offered = order.flatMap((id): OfferedShippingMethod[] => {
    const method = methods[id];
    if (!method || (id === 'membership' && !method.available)) return [];
    const { available, price, estimatedDeliveryDate, reason } = method;
    return [{ id, available, price, estimatedDeliveryDate, reason }];
  });
  return { methods: offered, chosen: offered.find(({ available }) => available)?.id };
}

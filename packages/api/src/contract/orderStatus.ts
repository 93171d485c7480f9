import type { OrderStatus } from '@driveline/validation';

export { orderStatuses, orderTypes } from '@driveline/validation';
export type { OrderStatus, OrderType } from '@driveline/validation';

/** Key of a status's label: one rule, so that no table of keys can lack one. */
export const statusLabelKey = (status: OrderStatus): string =>
  `label_orderStatus_${status.toLowerCase().replace(/\W+/g, '_')}`;

import type { Order } from '@driveline/api';
import { orderLines } from '../cart/miniCartSummary.ts';

/** Lines of a cart whose part does not fit and that nobody has said yes to (PLUS-005): their order is refused. */
export const openMisfits = (order: Pick<Order, 'orders'>) =>
  orderLines(order).filter(({ misfitAccepted }) => misfitAccepted === false);

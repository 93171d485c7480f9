import { expect, test } from 'vitest';
import { orderState } from '@driveline/validation';
import { flowOf, statusTable, transition } from './statusTable.ts';

const kinds = [
  ['ONLINEORDER', 'STANDARD', 'regular'],
  ['ONLINEORDER', 'NEXT_DAY', 'nextday'],
  ['ONLINEORDER', 'PICKUP', 'instore'],
  ['STOREORDER', 'PICKUP', 'instore'],
  ['INSTOREORDER', 'PICKUP', 'instore'],
  ['Adjustment', 'PICKUP', 'instore'],
  ['RETURN', 'STANDARD', 'regular'],
  ['RETURN', 'PICKUP', 'instore'],
] as const;

test.each(kinds)(
  '[PLUS-063] of a %s (%s) the pages offer to cancel exactly what the server cancels',
  (orderType, fulfilment, shipmentType) => {
    const flow = flowOf(orderType, fulfilment);
    for (const orderStatus of Object.keys(statusTable[flow])) {
      const { mayCancel } = orderState({ orderType, orderStatus, shipmentType });
      expect([orderStatus, mayCancel]).toEqual([
        orderStatus,
        transition(flow, orderStatus, 'cancel') !== undefined,
      ]);
    }
  },
);

import type { Order, Shipment } from '@driveline/api';
import { orderFacts } from './orderFacts.ts';
import { addressLines, type PostalMarket } from './placedOrder.ts';

/** How a return that was started is handed in; undefined for every other order (PLUS-024). */
export function returnSlip({ orders: [entry] }: Order, market: PostalMarket) {
  const [shipment] = entry?.shipmentInfoList ?? [];
  if (!entry || !shipment || orderFacts(entry).status !== 'RETURN STARTED') return undefined;
  const { pickupCode, returnTo, store, lineItemList } = shipment;
  const isCore = lineItemList.length > 0 && lineItemList.every(({ afterSale }) => afterSale?.isCore);
  return {
    method: shipment.shipmentType === 'instore' ? ('store' as const) : ('mail' as const),
    ...(isCore && { isCore }),
    ...(pickupCode && { code: pickupCode }),
    ...(store && { store: placeOf(store, market) }),
    ...(returnTo && { sendTo: [returnTo.name, ...addressLines(returnTo, market)] }),
  };
}

const placeOf = (store: NonNullable<Shipment['store']>, market: PostalMarket) => ({
  name: store.address1,
  place: addressLines({ ...store, address2: '', postalCode: store.zip }, market).join(', '),
  hours: store.hours,
  ...(store.closedDates && { closedDates: store.closedDates }),
});

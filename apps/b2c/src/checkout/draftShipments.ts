import type { CartGroup, CartLine } from '../cart/cartModel.ts';
import { spread, sum } from '../orders/money/orderAmounts.ts';
import { lineTotals } from '../pricing/totals.ts';
import { allocate } from '../promotions/allocate.ts';
import type { DraftItem, DraftShipment } from './orderDraft.ts';
import { parcelsOf } from '../cart/parcels.ts';
import { planTakes } from '../cart/planTakes.ts';

/** The shipments of an order: one for each pickup store, and one for each warehouse that sends. */
export function draftShipments(groups: readonly CartGroup[]): DraftShipment[] {
  const plan = planTakes(groups);
  const byLine = 'short' in plan ? new Map<string, never>() : plan.byLine;
  let number = 0;
  return groups.flatMap((group) => {
    const parcels = parcelsOf(group, byLine);
    // One delivery is paid, however many parcels it takes; one that is cancelled gives back its share.
    const shipping = spread(
      group.shippingMinor,
      parcels.map(({ lines }) => sum(lines.map(({ line, quantity }) => quantity * line.unitMinor))),
    );
    const portions = new Map(
      group.lines.map((line) => [
        line.id,
        portionsOf(
          line,
          parcels.map(({ lines }) => lines.find((each) => each.line.id === line.id)?.quantity ?? 0),
        ),
      ]),
    );
    return parcels.map(({ senderId, promisedAt, lines }, index) => ({
      fulfilment: group.fulfilment,
      storeId: group.site?.id ?? null,
      senderId,
      promisedAt,
      shippingMinor: shipping[index] ?? 0,
      items: lines.map(({ line }) => toItem(portions.get(line.id)?.[index] ?? line, ++number)),
    }));
  });
}

/** A line in pieces: each with its share of promotions and tax, which together are the line's own. */
function portionsOf(line: CartLine, quantities: readonly number[]): CartLine[] {
  const shares = quantities.map((quantity, index) => ({ id: `${index}`, minor: quantity * line.unitMinor }));
  const promo = allocate(line.promoMinor, shares);
  const pay = allocate(line.payMinor, shares);
  const tax = allocate(line.taxMinor, shares);
  return quantities.map((quantity, index) => ({
    ...line,
    quantity,
    promoMinor: promo.get(`${index}`) ?? 0,
    payMinor: pay.get(`${index}`) ?? 0,
    taxMinor: tax.get(`${index}`) ?? 0,
  }));
}

function toItem(line: CartLine, number: number): DraftItem {
  const { partId, sku, partNumber, brand, url, picture, drawing, quantity } = line;
  const { unitMinor, listMinor, coreMinor, taxMinor, vehicle, fit, options } = line;
  const title = [line.title, ...(options ?? []).map(({ label, text }) => `${label}: ${text}`)].join(' · ');
  const { goodsMinor: lineTotalMinor, savedMinor: discountMinor } = lineTotals(line);
  return {
    line: number,
    partId,
    sku,
    partNumber,
    title,
    brand,
    url,
    picture,
    drawing,
    quantity,
    unitMinor,
    listMinor,
    coreMinor,
    discountMinor,
    promoMinor: line.promoMinor + line.payMinor,
    taxMinor,
    lineTotalMinor,
    vehicle,
    fit,
    options,
  };
}

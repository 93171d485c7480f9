import type { OutputOf } from '@driveline/api';
import { useFormat, useStrings, type Definition } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';

export type Purchase = OutputOf<'warranties.item'>['warranties'][number];
export type CoveredPart = Purchase['items'][number];

/** What is known of a covered part; what nobody knows is left out. */
export function useCoverFacts(purchase: Purchase, item: CoveredPart, store: string): Definition[] {
  const text = useText();
  const { date, number } = useFormat();
  const { warranty } = useStrings().account;
  const isActive = item.status === 'active';
  const facts: readonly (readonly [term: string, value: string | false | null])[] = [
    [text('warranty.brandAndNumber'), `${item.brandName} ${item.partNumber}`],
    [text('warranty.vehicle'), item.vehicleName],
    [text('warranty.quantity'), item.itemQuantity > 1 && number(item.itemQuantity)],
    [text('warranty.start'), date(item.startDate, 'medium')],
    [text('warranty.end'), item.status !== 'voided' && date(item.endDate, 'medium')],
    [text('warranty.remaining'), isActive && warranty.daysLeft(item.daysLeft)],
    [warranty.store, store],
    [warranty.receipt, purchase.receiptNumber],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

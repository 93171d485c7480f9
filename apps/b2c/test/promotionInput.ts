import { applyPromotions, type PromotionInput } from '../src/promotions/applyPromotions.ts';
import type { Promotion, PromotionLine, PromotionRule } from '../src/promotions/promotionModel.ts';

/** When offers are looked at. */
export const now = new Date('2026-03-03T12:00:00Z');

export const promotion = (rule: PromotionRule, more: Partial<Promotion> = {}): Promotion => ({
  id: 'p',
  version: 1,
  title: 'Offer',
  terms: '',
  rule,
  scope: {},
  minimumMinor: 0,
  isStackable: false,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: new Date('2027-01-01T00:00:00Z'),
  code: 'CODE',
  isUsedUp: false,
  isUsedByCustomer: false,
  counts: { promotion: false, code: false, customerLimit: null, customerTerm: null },
  ...more,
});

export const line = (
  id: string,
  unitMinor: number,
  quantity = 1,
  more: Partial<PromotionLine> = {},
): PromotionLine => ({
  id,
  sku: id,
  brand: 'acme',
  path: '/parts/brakes/brake-pads',
  quantity,
  unitMinor,
  ...more,
});

export const run = (
  promotions: Promotion[],
  lines: PromotionLine[],
  deliveries: PromotionInput['deliveries'] = [],
) => applyPromotions({ promotions, lines, deliveries, now });
/** What each line loses. */
export const takenBy = (promotions: Promotion[], lines: PromotionLine[]) =>
  Object.fromEntries(run(promotions, lines).lineMinor);

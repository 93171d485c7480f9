import type { ContentBlock, ContentPage } from '@driveline/api/contract';

type Coupon = Extract<ContentBlock, { kind: 'coupon' }>;

/**
 * Codes of a page that hold today, the soonest to end first (CATALOG-044).
 * @param today `YYYY-MM-DD`
 */
export const currentCoupons = ({ blocks }: Pick<ContentPage, 'blocks'>, today: string): Coupon[] =>
  blocks
    .filter((block): block is Coupon => block.kind === 'coupon' && block.endsOn >= today)
    .toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1));

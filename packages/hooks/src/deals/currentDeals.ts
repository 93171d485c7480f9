import type { OutputOf, Rebate } from '@driveline/api';
import { holdsWords } from '../search/heldWords.ts';

/** A page of the content with its blocks. */
type Page = OutputOf<'content.page'>;
type Coupon = Extract<Page['blocks'][number], { kind: 'coupon' }>;
/** One whose last day is known. */
type Ending = Coupon & { readonly endsOn: string };

/**
 * Codes of a page that hold today, the soonest to end first (CATALOG-044).
 * @param today `YYYY-MM-DD`
 */
export const currentCoupons = ({ blocks }: Pick<Page, 'blocks'>, today: string): Ending[] =>
  blocks
    .filter((block) => block.kind === 'coupon')
    .map((block) => ({ ...block, endsOn: block.endsOn ?? lastOfMonth(today) }))
    .filter(({ endsOn }) => endsOn !== '' && endsOn >= today)
    .toSorted((a, b) => a.endsOn.localeCompare(b.endsOn));

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  // Before the day is known there is nothing to end.
  return month === 0 ? '' : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Rebates whose brand or parts hold every word, the soonest to end first (CATALOG-042). */
export const rebatesWith = (rebates: readonly Rebate[], typed: string): Rebate[] =>
  rebates
    .filter(({ brand, products }) =>
      holdsWords([brand, ...products.map(({ name }) => name)].join(' '), typed),
    )
    .toSorted((a, b) => (a.expirationDate < b.expirationDate ? -1 : 1));

/** A deal is over the day after its last one. @param today `YYYY-MM-DD` */
export const hasDealEnded = ({ meta }: Pick<Page, 'meta'>, today: string): boolean =>
  meta.endsOn !== undefined && meta.endsOn < today;

/**
 * Path of the shelf whose parts a deal shows: what the address names behind the deal, else what its content says.
 * @param rest of the address, `{cmsPath}/{...slug}` (CATALOG-027)
 */
export function shelfOfDeal({ blocks }: Pick<Page, 'blocks'>, rest: string): string | undefined {
  const slug = rest.split('/').slice(1).join('/');
  if (slug) return `/${slug}`;
  return blocks.find((block) => block.kind === 'products')?.canonicalPath;
}

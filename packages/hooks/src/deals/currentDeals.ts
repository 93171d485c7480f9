import type { OutputOf, Rebate } from '@driveline/api';
import { holdsWords } from '../search/heldWords.ts';

/** A page of the content with its blocks. */
type Page = OutputOf<'content.page'>;
type Coupon = Extract<Page['blocks'][number], { kind: 'coupon' }>;
type Listed = NonNullable<OutputOf<'deals.byCategory'>['coupons']>[number];

/**
 * Codes of a page that hold today, the soonest to end first (CATALOG-044), each with the last day that the server
 * refuses it after.
 * @param today `YYYY-MM-DD`
 * @param listed what the server says of them; a code that it does not list ends as the page says, if it does
 */
export const currentCoupons = (
  { blocks }: Pick<Page, 'blocks'>,
  today: string,
  listed: readonly Listed[] = [],
): (Coupon & Pick<Listed, 'renews'>)[] =>
  blocks
    .filter((block) => block.kind === 'coupon')
    .map((block) => ({ ...block, ...listed.find(({ code }) => code === block.code) }))
    .filter(({ endsOn = today }) => endsOn >= today)
    .toSorted((a, b) => (a.endsOn ?? '9').localeCompare(b.endsOn ?? '9'));

/** `YYYY-MM-DD` of the month's last day. */
export function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 0 ? '' : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The last day of a deal of the content, which may be that of each month. @param today `YYYY-MM-DD` */
export const lastDayOf = ({ endsOn, renews }: Page['meta'], today: string): string | undefined =>
  endsOn ?? (renews && today ? lastOfMonth(today) : undefined);

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

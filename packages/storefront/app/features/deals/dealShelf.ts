import type { ContentPage } from '@driveline/api/contract';
import type { SearchParameters } from '@driveline/hooks';
import { searchParameters } from '../catalog/index.ts';

/** The shelf of everything that is reduced; its address names it to the search too (CATALOG-040). */
export const CLEARANCE = '/deals/clearance';

/** Path of the shelf whose parts a deal shows: what the address names behind the deal, else what its content says. */
export function shelfOf({ blocks }: ContentPage, rest: string): string | undefined {
  const slug = rest.split('/').slice(1).join('/');
  if (slug) return `/${slug}`;
  return blocks.flatMap((block) => (block.kind === 'products' ? [block.canonicalPath] : []))[0];
}

export const shelfParameters = (shelf: string, query: URLSearchParams): SearchParameters =>
  searchParameters({ pathname: shelf, searchParams: query }, true);

/** A deal is over the day after its last one. @param today `YYYY-MM-DD` */
export const hasEnded = ({ meta }: Pick<ContentPage, 'meta'>, today: string): boolean =>
  meta.endsOn !== undefined && meta.endsOn < today;

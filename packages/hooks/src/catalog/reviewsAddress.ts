import type { ReviewParameters } from './reviewQueries.ts';

/** Which reviews of a part, in which order. */
export type ReviewChoice = Omit<ReviewParameters, 'skuNumber'>;

const SORTS = ['newest', 'highest', 'lowest'] as const;

/** Which reviews an address asks for (PLUS-051); what it cannot mean is left out. */
export function askedReviews(query: URLSearchParams): ReviewParameters {
  const number = (name: string, most: number) => {
    const value = Number(query.get(name));
    return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
  };
  const stars = number('stars', 5);
  const pageNumber = number('page', 500);
  const sort = SORTS.find((known) => known === query.get('sort'));
  const sku = query.get('part') ?? '';
  return {
    // No part has it: the page is not found.
    skuNumber: /^\d{1,9}$/.test(sku) ? sku : '0',
    ...(stars && { stars }),
    // One of both is chosen at a time.
    ...(!stars && query.get('vehicle') === 'mine' && { vehicle: 'mine' as const }),
    ...(sort && { sort }),
    ...(pageNumber && { pageNumber }),
  };
}

/** The address that says so; the usual order and the first page go without saying. @param all of all reviews of the part */
export function reviewsAddress(all: string, { stars, vehicle, sort, pageNumber }: ReviewChoice): string {
  const query = new URLSearchParams();
  if (stars) query.set('stars', String(stars));
  if (vehicle) query.set('vehicle', vehicle);
  if (sort && sort !== 'newest') query.set('sort', sort);
  if (pageNumber && pageNumber > 1) query.set('page', String(pageNumber));
  return query.size > 0 ? `${all}&${query}` : all;
}

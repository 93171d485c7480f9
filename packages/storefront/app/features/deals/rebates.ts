import type { Rebate } from '@driveline/api';

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Rebates whose brand or part holds every word, the soonest to end first. */
export function rebatesWith(rebates: readonly Rebate[], query: string): Rebate[] {
  const words = bare(query).split(/\s+/).filter(Boolean);
  const holds = ({ brand, products }: Rebate) => {
    const text = bare([brand, ...products.map(({ name }) => name)].join(' '));
    return words.every((word) => text.includes(word));
  };
  return rebates.filter(holds).toSorted((a, b) => (a.expirationDate < b.expirationDate ? -1 : 1));
}

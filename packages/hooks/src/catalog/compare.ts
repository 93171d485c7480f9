import { isB2cError, type B2cClient, type ProductDetail } from '@driveline/api';
import { comparePath, MOST_COMPARED } from '@driveline/validation';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { productSummary } from '../models/productSummary.ts';
import type { ShopMoney } from '../models/shopMoney.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { catalogQueries } from './catalogQueries.ts';

export { comparePath };

/** Which parts the address of that page names, each once. */
export function comparedSkus(search: URLSearchParams): string[] {
  const named = search.getAll('skuNumbers').flatMap((skus) => skus.split(','));
  const sound = named.map((sku) => sku.trim()).filter((sku) => /^\d{1,9}$/.test(sku));
  return [...new Set(sound)].slice(0, MOST_COMPARED);
}

/** What that page asks: each part in full, null for one that nobody knows. */
export const comparedQueries = (client: B2cClient, search: URLSearchParams, shopper: Shopper) =>
  comparedSkus(search).map((itemIds) => {
    const part = catalogQueries.product(client, { itemIds }, shopper);
    return queryOptions({
      // The shopper's key stays the last.
      queryKey: [...part.queryKey.slice(0, -1), 'compared', part.queryKey.at(-1)] as readonly unknown[],
      queryFn: async (context) => {
        try {
          const answer = await part.queryFn!({ ...context, queryKey: part.queryKey });
          return answer.pdpResults.products[0] ?? null;
        } catch (error) {
          // An answer, as the server that renders the page hands on no failures.
          if (isB2cError(error) && error.status === 404) return null;
          throw error;
        }
      },
      meta: part.meta,
    });
  });

/** The parts of the address as a table, without those that nobody knows: `catalog.product` of each. */
export function useCompared(search: URLSearchParams, market: ShopMoney) {
  const { client, shopper } = useB2c();
  const cache = useQueryClient();
  const skuNumbers = comparedSkus(search);
  const answers = useQueries({
    queries: comparedQueries(client, search, shopper).map((query) => ({
      ...query,
      // For another vehicle or store the part stays as it was until the new answer comes.
      placeholderData: () =>
        cache
          .getQueriesData<ProductDetail | null>({ queryKey: query.queryKey.slice(0, -1) })
          .findLast(([, part]) => part)?.[1] ?? undefined,
    })),
  });
  const products = answers.flatMap(({ data }) => data ?? []);
  return {
    path: comparePath(skuNumbers),
    table: products.length > 0 && {
      products: products.map((product) => productSummary(product, market)),
      facts: comparedFacts(products),
      hrefWithout: (skuNumber: string) => comparePath(skuNumbers.filter((it) => it !== skuNumber)),
    },
    /** Of parts that are not in the table. */
    isPending: answers.some((answer) => answer.isPending),
    error: answers.find((answer) => answer.error)?.error,
    refetch: () => Promise.all(answers.map((answer) => answer.refetch())),
  };
}

export interface ComparedFact {
  id: string;
  label: string;
  /** Of each part; empty where its maker states none. Numbers to be kept in one piece are a list. */
  values: readonly (string | readonly string[])[];
  differs: boolean;
}

/** What stands above the facts, or is about other parts. */
const elsewhere = ['brand', 'equivalents'];

/** Facts of several parts by their names, those in which they differ first. */
export function comparedFacts(products: readonly Pick<ProductDetail, 'specifications'>[]): ComparedFact[] {
  const lines = products.map(
    ({ specifications }) => new Map(specifications.map((fact) => [fact.id, fact] as const)),
  );
  const labels = new Map(lines.flatMap((own) => [...own.values()]).map(({ id, label }) => [id, label]));
  const facts = [...labels].flatMap(([id, label]) => {
    if (elsewhere.includes(id)) return [];
    const own = lines.map((line) => line.get(id));
    const values = own.map((fact) => fact?.entries?.map(({ text }) => text) ?? fact?.value ?? '');
    return [{ id, label, values, differs: new Set(own.map((fact) => fact?.value ?? '')).size > 1 }];
  });
  return [...facts.filter(({ differs }) => differs), ...facts.filter(({ differs }) => !differs)];
}

import type { B2cClient, ProductDetail } from '@driveline/api';
import { comparePath, MOST_COMPARED } from '@driveline/validation';
import { useB2c } from '../client/ClientProvider.ts';
import { productSummary } from '../models/productSummary.ts';
import type { ShopMoney } from '../models/shopMoney.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { comparedSkus } from './comparedSkus.ts';
import { partsBySku, usePartsBySku } from './partsBySku.ts';

export { comparePath };

/** What that page asks: each part in full, null for one that nobody knows. */
export const comparedQueries = (client: B2cClient, search: URLSearchParams, shopper: Shopper) =>
  partsBySku(client, comparedSkus(search), shopper, 'compared', (part) => part);

/** The parts of the address as a table, without those that nobody knows: `catalog.product` of each. */
export function useCompared(search: URLSearchParams, market: ShopMoney) {
  const { client, shopper } = useB2c();
  const skuNumbers = comparedSkus(search);
  const { parts, ...asked } = usePartsBySku(comparedQueries(client, search, shopper));
  const products = parts.flatMap((part) => part ?? []);
  return {
    path: comparePath(skuNumbers),
    hint: hintOf(products),
    /** Where more of the first one's kind are, until it is full. */
    shelfHref: products[0] && skuNumbers.length < MOST_COMPARED ? kindOf(products[0]) : undefined,
    table: products.length > 0 && {
      products: products.map((product) => productSummary(product, market)),
      facts: comparedFacts(products),
      hrefWithout: (skuNumber: string) => pathOf(skuNumbers.filter((it) => it !== skuNumber)),
    },
    ...asked,
  };
}

/** Without a part its address says so, or what the browser keeps would be shown in their place. */
const pathOf = (skuNumbers: readonly string[]) =>
  skuNumbers.length > 0 ? comparePath(skuNumbers) : `${comparePath([])}?skuNumbers=`;

/** What keeps them from being compared: there is only one, or they are of different kinds. */
function hintOf(products: readonly Pick<ProductDetail, 'breadCrumbs'>[]): 'one' | 'mixed' | undefined {
  if (products.length === 1) return 'one';
  return new Set(products.map(kindOf)).size > 1 ? 'mixed' : undefined;
}

/** The shelf that it stands on. */
const kindOf = ({ breadCrumbs }: Pick<ProductDetail, 'breadCrumbs'>) => breadCrumbs.at(-1)?.canonicalPath;

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

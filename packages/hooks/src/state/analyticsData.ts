import type { HeaderData } from '@driveline/api';

/** STATE-006: what analytics knows of delivery and cart; lists are as long as the cart. */
export interface AnalyticsData {
  readonly nddMarket: string;
  readonly nddHubStore: string;
  readonly nddStore: string;
  readonly cartProductPartIds: readonly string[];
  readonly cartProductSkus: readonly string[];
  readonly cartProductTitles: readonly string[];
  readonly cartProductVendors: readonly string[];
  readonly cartUnitPrice: readonly string[];
  readonly cartCorePrice: readonly string[];
  readonly cartDiscountPriceList: readonly string[];
}

/** STATE-006: reads `analyticsData` of header data, whose lists are joined by '|'; what is missing or of another kind is empty. */
export function analyticsData(header: Pick<HeaderData, 'analyticsData'> | undefined): AnalyticsData {
  const facts = header?.analyticsData ?? {};
  const text = (name: string) => {
    const value = facts[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const list = (name: string) => {
    const value = facts[name];
    if (typeof value === 'string') return value === '' ? [] : value.split('|');
    return Array.isArray(value) ? value.map(String) : [];
  };
  return {
    nddMarket: text('nddMarket'),
    nddHubStore: text('nddHubStore'),
    nddStore: text('nddStore'),
    cartProductPartIds: list('cartProductPartIds'),
    cartProductSkus: list('cartProductSkus'),
    cartProductTitles: list('cartProductTitles'),
    cartProductVendors: list('cartProductVendors'),
    cartUnitPrice: list('cartUnitPrice'),
    cartCorePrice: list('cartCorePrice'),
    cartDiscountPriceList: list('cartDiscountPriceList'),
  };
}

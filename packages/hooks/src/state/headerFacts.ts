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

/** STATE-006: reads `analyticsData` of header data; what is missing or of another kind is empty. */
export function analyticsData(header: Pick<HeaderData, 'analyticsData'> | undefined): AnalyticsData {
  const facts = header?.analyticsData ?? {};
  const text = (name: string) => {
    const value = facts[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const list = (name: string) => {
    const value = facts[name];
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

/** STATE-005, ACCT-001, ACCT-002, ACCT-005, ACCT-006: who the shopper is, as header data tells. */
export interface Account {
  readonly isAuthenticated: boolean;
  /** Signed in by being remembered, not by a password. */
  readonly isAutoLogin: boolean;
  readonly isRewardsMember: boolean;
  readonly userType: string;
  readonly profileId: string;
  readonly rewardsId: string;
  /** To greet by. */
  readonly name: string;
}

export function accountOf(header: Pick<HeaderData, 'myAccountMap'> | undefined): Account {
  const map = header?.myAccountMap;
  return {
    isAuthenticated: map?.anonymous === 'false',
    isAutoLogin: map?.anonymous === 'false' && map.autoLogin === 'true',
    isRewardsMember: Boolean(map?.rewardsId),
    userType: map?.userType ?? '',
    profileId: map?.profileId ?? '',
    rewardsId: map?.rewardsId ?? '',
    name: map?.mf_homepage_header_username ?? '',
  };
}

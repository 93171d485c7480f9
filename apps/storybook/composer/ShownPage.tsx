import { Suspense, use, useDeferredValue, useMemo } from 'react';
import type { Market } from '@driveline/markets';
import { ShopPage } from '../../../packages/storefront/stories/ShopPage.tsx';
import { BrandContext, MarketContext } from '../../../packages/storefront/stories/shown.ts';
import type { StoryBrand } from '../../../packages/storefront/stories/storyBrand.ts';
import { visited } from '../../../packages/storefront/stories/visit.ts';
import { useMarketOnPage } from './onPage.ts';
import type { ShopPageState } from './shopPages.ts';

interface Shown {
  page: ShopPageState;
  market: Market;
  brand: StoryBrand;
}

/** A page of the composed shop. The one before it stays until the next has loaded. */
export function ShownPage({ page, market, brand }: Shown) {
  const shown = useDeferredValue(useMemo(() => ({ page, market, brand }), [page, market, brand]));
  return (
    <Suspense fallback={<div data-waiting="" />}>
      <Loaded {...shown} />
    </Suspense>
  );
}

function Loaded({ page, market, brand }: Shown) {
  use(visited(page.visit, market, brand));
  useMarketOnPage(market);
  return (
    <MarketContext value={market}>
      <BrandContext value={brand}>
        <ShopPage key={`${page.id} ${market.code} ${revisionOf(brand)}`} visit={page.visit} />
      </BrandContext>
    </MarketContext>
  );
}

const revisions = new WeakMap<StoryBrand, number>();
let count = 0;

/** A brand with another name or logo is another page: its router has what was loaded. */
function revisionOf(brand: StoryBrand): number {
  const revision = revisions.get(brand) ?? (count += 1);
  revisions.set(brand, revision);
  return revision;
}

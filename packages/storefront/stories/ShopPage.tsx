import { inlineDrawings, UiProvider } from '@driveline/ui';
import { Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { setBrowserShop } from '../app/data/browserLoader.ts';
import { DataProvider } from '../app/data/DataProvider.tsx';
import { knowServerParts } from '../app/rendering/serverParts.server.ts';
import { openOverlay } from '../app/shop/overlays.ts';
import { ShopProvider } from '../app/shop/ShopProvider.tsx';
import { browserRoutes } from './shopRoutes.tsx';
import { useBrand, useMarket } from './shown.ts';
import { visited } from './visit.ts';
import type { Visit } from './visitType.ts';

// A story shows what the server renders, too.
knowServerParts();

/** The shop's own page in the toolbar's market and brand: its loader has run, and its links and forms work. */
export function ShopPage({ visit }: { visit: Visit }) {
  const market = useMarket();
  const { identity } = useBrand();
  return (
    // The tests wait until it is gone.
    <Suspense fallback={<div data-waiting="" />}>
      <Mounted key={`${market.code} ${identity.id}`} visit={visit} />
    </Suspense>
  );
}

function Mounted({ visit }: { visit: Visit }) {
  const { shop, path, module, context, hydrationData } = use(visited(visit, useMarket(), useBrand()));
  const [router] = useState(() =>
    createMemoryRouter(browserRoutes(visit.route, module), {
      initialEntries: [path],
      hydrationData,
      getContext: context,
    }),
  );
  const { overlay } = visit;
  // Before the effects of what is in it.
  useLayoutEffect(() => setBrowserShop(shop), [shop]);
  useEffect(() => {
    openOverlay(overlay);
    return () => openOverlay(undefined);
  }, [overlay]);
  const { market, strings } = shop;
  return (
    <ShopProvider shop={shop}>
      <UiProvider
        strings={strings}
        // No server draws them here.
        drawings={inlineDrawings}
        locale={market.locale}
        currency={market.currency.code}
        distanceUnit={market.units.distance}
        timeFormat={market.units.timeFormat}
        timeZone={market.timeZone}
        states={market.states}
      >
        <DataProvider>
          <RouterProvider router={router} />
        </DataProvider>
      </UiProvider>
    </ShopProvider>
  );
}

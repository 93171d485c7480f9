import { pictureUrl, replayEarly } from '@driveline/hooks';
import { UiProvider } from '@driveline/ui';
import { useEffect, type ReactNode } from 'react';
import type { Shop } from './shop.ts';
import { ShopContext } from './useShop.ts';

/** Files that the server draws (`server/drawings.ts`). */
const drawings = { href: (name: string) => `/img/d/${name.replace(/#|$/, '.svg#d')}` };

/** Gives every page its market, brand and texts. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  const { client, market, strings } = shop;
  // Says that script has taken over; the page's starter and tests look for it.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    // After the render that this commit asks for: what waits for script has its handlers only then.
    queueMicrotask(() => void replayEarly());
  }, []);
  return (
    <ShopContext value={shop}>
      <UiProvider
        strings={strings}
        drawings={drawings}
        locale={market.locale}
        currency={market.currency.code}
        distanceUnit={market.units.distance}
        timeFormat={market.units.timeFormat}
        timeZone={market.timeZone}
        states={market.states}
        imageUrl={pictureUrl(client.value('PICTURE_URL', ''))}
      >
        {children}
      </UiProvider>
    </ShopContext>
  );
}

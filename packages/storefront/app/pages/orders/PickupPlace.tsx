import type { Store } from '@driveline/api';
import { directionsTo, storeLabel } from '@driveline/hooks';
import { ButtonLink, Inline, Stack, useStrings } from '@driveline/ui';
import { StoresOnMap } from '../../parts/store/StoresOnMap.tsx';
import { useShop } from '../../shop/useShop.ts';

/** Where an order is picked up, on the map that the shop draws, with the way there (PLUS-064). */
export function PickupPlace({ store }: { store: Store }) {
  const { market } = useShop();
  const { store: words } = useStrings();
  const { full } = storeLabel(store, market);
  return (
    // The pin leads here.
    <Stack gap={3} id={`store-${store.storeNumber}`}>
      <StoresOnMap isSmall stores={[store]} />
      <Inline gap={3}>
        <ButtonLink
          href={directionsTo(store)}
          rel="noopener"
          variant="outline"
          size="s"
          aria-label={words.directionsTo(full)}
        >
          {words.directions}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

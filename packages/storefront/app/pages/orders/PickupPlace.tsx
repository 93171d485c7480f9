import type { Store } from '@driveline/api';
import { directionsTo, storeLabel } from '@driveline/hooks';
import { ButtonLink, Inline, Stack, Text, useStrings } from '@driveline/ui';
import { StoresOnMap } from '../../parts/store/StoresOnMap.tsx';
import { useShop } from '../../shop/useShop.ts';

/** Where an order is picked up, on the map that the shop draws, with the way there (PLUS-064). */
export function PickupPlace({ store }: { store: Store | undefined }) {
  const { market } = useShop();
  const { store: words } = useStrings();
  if (!store) return null;
  const { full } = storeLabel(store, market);
  return (
    // The pin leads here.
    <Inline gap={5} align="start" id={`store-${store.storeNumber}`}>
      <StoresOnMap isSmall stores={[store]} />
      <Stack gap={2} align="start">
        <Text weight="bold">{full}</Text>
        <Text size="bodyS">{store.messageToDisplay}</Text>
        <ButtonLink
          href={directionsTo(store)}
          rel="noopener"
          variant="outline"
          size="s"
          aria-label={words.directionsTo(full)}
        >
          {words.directions}
        </ButtonLink>
      </Stack>
    </Inline>
  );
}

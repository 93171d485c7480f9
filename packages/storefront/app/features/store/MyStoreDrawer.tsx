import { storeQueries, useB2c } from '@driveline/hooks';
import { MyStore } from '@driveline/ui';
import { Drawer } from '@driveline/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { useMyStore } from '../session/index.ts';
import { directionsTo } from './StoreFinder.tsx';

/** The saved store with its hours and services (VEHST-029). */
export function MyStoreDrawer({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { market, record } = useShop();
  const { client } = useB2c();
  const saved = useMyStore();
  const { data, isError, refetch } = useQuery({
    ...storeQueries.detail(client, saved?.storeNumber ?? ''),
    enabled: saved != null,
  });
  if (!saved) return null;
  return (
    <Drawer isOpen onClose={onClose} title={text('store.yours')}>
      <MyStore
        saved={saved}
        store={isError ? null : data}
        today={record.today}
        showsAddress2={market.stores.showsAddress2}
        onShop={onClose}
        onRetry={() => void refetch()}
        {...(data && { directionsHref: directionsTo(data) })}
      />
    </Drawer>
  );
}

import { Modal } from '@driveline/ui/overlays';
import { useState } from 'react';
import { useText } from '../../shop/useText.ts';
import { useMyStore } from '../session/index.ts';
import { StoreFinder } from './StoreFinder.tsx';
import { readStoreSearch, type StoreSearch } from './storeSearch.ts';

/** The search over the page that it was opened on (VEHST-025). */
export function StoreDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const saved = useMyStore();
  const [search, setSearch] = useState<StoreSearch>(() => readStoreSearch(new URLSearchParams(), saved?.zip));
  return (
    <Modal isOpen onClose={onClose} title={text('store.title')} size="l">
      <StoreFinder search={search} takesOver onSearch={setSearch} />
    </Modal>
  );
}

import { storeQueries, useB2c } from '@driveline/hooks';
import { useQueries } from '@tanstack/react-query';
import { useText } from '../../shop/useText.ts';
import { storeNumbers } from './loadWarranties.ts';

/** Where a purchase was made, worded; a store that could not be read goes by its number. */
export function useStoreName(purchases: Parameters<typeof storeNumbers>[0]) {
  const text = useText();
  const { client } = useB2c();
  const stores = useQueries({
    queries: storeNumbers(purchases).map((number) => storeQueries.detail(client, number)),
  });
  return ({ storeNumber }: { readonly storeNumber: string }) => {
    if (!storeNumber) return text('warranty.online');
    const store = stores.find(({ data }) => data?.storeNumber === storeNumber)?.data;
    return store ? `${store.address1}, ${store.city}` : storeNumber;
  };
}

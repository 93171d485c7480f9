import type { ProductDetail } from '@driveline/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { catalogQueries } from './catalogQueries.ts';

/**
 * Price, stock and promise of a product in as many pieces as are chosen.
 * @param startQuantity that its form starts with
 * @param postalCode that it is delivered to
 */
export function useChosenSku(
  { skuNumber }: Pick<ProductDetail, 'skuNumber'>,
  startQuantity: number,
  postalCode?: string,
) {
  const { client, shopper } = useB2c();
  const [chosen, setChosen] = useState({ skuNumber, startQuantity, quantity: startQuantity });
  // Another part, or another vehicle that takes more of it, starts again.
  const isSame = chosen.skuNumber === skuNumber && chosen.startQuantity === startQuantity;
  const quantity = isSame ? chosen.quantity : startQuantity;
  const { data, isError } = useQuery({
    ...catalogQueries.skuDetails(client, { skuNumbers: [skuNumber], quantity, postalCode }, shopper),
    // What was promised for the quantity before stands until the answer for this one.
    placeholderData: keepPreviousData,
  });
  return {
    sku: data?.skus.find((it) => it.skuNumber === skuNumber),
    isError,
    quantity,
    setQuantity: (next: number) => setChosen({ skuNumber, startQuantity, quantity: next }),
  };
}

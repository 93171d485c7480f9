import { catalogQueries, productSummary, useB2c } from '@driveline/hooks';
import { RelatedParts, type ProductSection } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import * as paths from '../../paths/index.ts';
import { useAddErrors } from '../../shop/addErrors.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { formTarget } from '../../intents/formTarget.ts';

/** One object, so that a row is not drawn again for it. */
const ADD = formTarget('add-to-cart');

/** Parts of the same job; nothing without them (CATALOG-037). */
export function useRelatedParts(skuNumber: string, vehicle: string | undefined): ProductSection | undefined {
  const text = useText();
  const { market, record } = useShop();
  const { client, shopper } = useB2c();
  const { data } = useQuery(catalogQueries.relatedParts(client, skuNumber, shopper));
  const errors = useAddErrors();
  const products = (data?.products ?? []).map((product) => productSummary(product, market));
  if (products.length === 0) return undefined;
  const content = (
    <RelatedParts
      products={products}
      target={ADD}
      vehicleHref={paths.vehicles()}
      errors={errors}
      {...(vehicle && { vehicle })}
      {...(record.today && { today: record.today })}
    />
  );
  return { id: 'related', title: text('product.related'), content };
}

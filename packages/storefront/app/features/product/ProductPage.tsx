import type { ProductDetail } from '@driveline/api';
import { catalogQueries, crumbsOf, productDetail, useB2c, vehicleKey } from '@driveline/hooks';
import {
  Breadcrumbs,
  BuyBox,
  FitProof,
  Gallery,
  PageBody,
  ProductPage as ProductLayout,
  ProductPageSkeleton,
  useProductSections,
} from '@driveline/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { formTarget } from '../../intents/formTarget.ts';
import { productJsonLd } from '../../models/jsonLd.ts';
import { returnsHref } from '../../models/returnsHref.ts';
import { askedQuantity, readRemedy } from '../../models/stockRemedy.ts';
import { setAddError, useAddErrors } from '../../shop/addErrors.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { useConfig, useMyVehicle } from '../session/index.ts';
import { Failure, PageHead } from '../page/index.ts';
import { useRelatedParts } from './useRelatedParts.tsx';

const RETURN_DAYS = 90;

/** A product at its own path (CATALOG-031). */
export function ProductPage() {
  const { client, shopper } = useB2c();
  const { pathname } = useLocation();
  const query = catalogQueries.product(client, { productDetailsPageUrl: pathname }, shopper);
  const { data, error, refetch } = useQuery(query);
  const product = data?.pdpResults.products[0];
  if (product) return <Loaded product={product} />;
  return (
    <PageBody>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <ProductPageSkeleton />}
    </PageBody>
  );
}

function Loaded({ product }: { product: ProductDetail }) {
  const text = useText();
  const { market, record } = useShop();
  const reviews = useConfig().values.STRUCTURED_REVIEWS;
  const { client, shopper } = useB2c();
  const { skuNumber } = product;
  const [query] = useSearchParams();
  const startQuantity = askedQuantity(query) ?? product.defaultQuantity;
  const [chosen, setChosen] = useState({ skuNumber, startQuantity, quantity: startQuantity });
  // Another part, or another vehicle that takes more of it, starts anew.
  const isSame = chosen.skuNumber === skuNumber && chosen.startQuantity === startQuantity;
  const quantity = isSame ? chosen.quantity : startQuantity;
  const skus = useQuery({
    ...catalogQueries.skuDetails(client, { skuNumbers: [skuNumber], quantity }, shopper),
    // What was promised for the quantity before stands until the answer for this one.
    placeholderData: keepPreviousData,
  });
  const sku = skus.data?.skus.find((it) => it.skuNumber === skuNumber);
  // Another quantity than the refused one is no longer refused.
  const remedy = quantity === startQuantity ? readRemedy(query) : undefined;
  const fault = useAddErrors((errors) => errors[skuNumber]) ?? (remedy && { remedy });
  const myVehicle = useMyVehicle();
  const vehicle = myVehicle?.model;
  const shown = productDetail(product, sku, market);
  const sections = useProductSections(shown, {
    vehicle: vehicleKey(myVehicle),
    returnDays: RETURN_DAYS,
    policyHref: returnsHref(market),
  });
  const after = useRelatedParts(skuNumber, vehicle);
  const { title, brand, partNumber } = shown;
  return (
    <PageBody>
      <PageHead
        title={`${title}, ${brand} ${partNumber}`}
        description={text('product.description', { title, brand, partNumber })}
        canonicalPath={product.productDetailsPageUrl}
        jsonLd={productJsonLd(product, sku, { market, origin: record.origin, reviews })}
      />
      <ProductLayout
        crumbs={<Breadcrumbs crumbs={[...crumbsOf(product.breadCrumbs)]} />}
        gallery={<Gallery picture={shown.picture} title={title} position={shown.fit.position} />}
        buy={
          <BuyBox
            product={shown}
            target={formTarget('add-to-cart')}
            storesHref="/store"
            coreReturnDays={shown.coreReturnDays}
            taxIncluded={market.taxes.shown === 'included'}
            priceState={skus.isError ? 'failed' : 'ready'}
            retryHref={product.productDetailsPageUrl}
            fitProof={
              <FitProof
                id="fit"
                fit={shown.fit}
                answer={formTarget('answer-fit')}
                vehicleHref="/user/myVehicle"
              />
            }
            {...(record.today && { today: record.today })}
            startQuantity={startQuantity}
            onQuantityChange={(next) => {
              setChosen({ skuNumber, startQuantity, quantity: next });
              setAddError(skuNumber, undefined);
            }}
            {...fault}
          />
        }
        {...(shown.available && { sticky: { product: shown, ...(vehicle && { vehicle }) } })}
        sections={sections}
        {...(after && { after })}
      />
    </PageBody>
  );
}

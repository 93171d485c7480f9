import type { ProductDetail } from '@driveline/api';
import {
  askedChoices,
  askedPurchase,
  askedQuantity,
  askedWay,
  catalogQueries,
  crumbsOf,
  LatePlace,
  lazyPart,
  placeToShow,
  productDetail,
  productJsonLd,
  readRemedy,
  readWrongPlace,
  returnsHref,
  setAddError,
  useAddErrors,
  useB2c,
  useChosenSku,
  useConfig,
  useMyVehicle,
  useTooltipPage,
  vehicleKey,
} from '@driveline/hooks';
import {
  Breadcrumbs,
  FitProof,
  PageBody,
  ProductPage as ProductLayout,
  ProductPageSkeleton,
  useProductSectionTitles,
  type ProductDetail as ShownProduct,
  type ProductSection,
} from '@driveline/ui';
import { formatPostalCode } from '@driveline/validation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { formTarget, targetAt } from '../../intents/formTarget.ts';
import { BelowFold, WhenTouched } from '../../parts/page/BelowFold.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { UnloadedPage } from '../../parts/page/UnloadedPage.tsx';
import { useRelatedParts } from '../../parts/products/useRelatedParts.tsx';
import * as paths from '../../paths/index.ts';
import { serverParts } from '../../rendering/serverParts.ts';
import { sections } from '../../sections/product.ts';
import { useDataText, useShop, useText } from '../../shop/useShop.ts';
import { useNoticeText } from '../../shop/useErrorText.ts';
import BuyBox from '../../slots/product.buyBox.ts';
import Gallery from '../../slots/product.gallery.ts';

const ActionsInBrowser = lazyPart(async () => (await import('./PartActions.tsx')).PartActions);
const ContentInBrowser = lazyPart(async () => (await import('./SectionContent.tsx')).SectionContent);

/** A product at its own path (CATALOG-031). */
export function ProductPage() {
  const { client, shopper } = useB2c();
  const { pathname } = useLocation();
  const query = catalogQueries.product(client, { productDetailsPageUrl: pathname }, shopper);
  const { data, error, refetch } = useQuery(query);
  const product = data?.pdpResults.products[0];
  if (product) return <Loaded product={product} />;
  return (
    <UnloadedPage error={error} onRetry={refetch}>
      <ProductPageSkeleton />
    </UnloadedPage>
  );
}

function Loaded({ product }: { product: ProductDetail }) {
  const text = useText();
  const { market, record } = useShop();
  const reviews = useConfig().values.STRUCTURED_REVIEWS;
  const { skuNumber } = product;
  useTooltipPage('product', [product]);
  const [query] = useSearchParams();
  const postalCode = placeToShow(query, market);
  const startQuantity = askedQuantity(query) ?? product.defaultQuantity;
  const startChoices = askedChoices(query);
  const [chosen, setChosen] = useState(startChoices);
  const { sku, isError, quantity, setQuantity } = useChosenSku(product, startQuantity, postalCode);
  // Another quantity than the refused one is no longer refused.
  const error = useNoticeText()('item_fewer');
  const remedy = quantity === startQuantity ? readRemedy(query, skuNumber) : undefined;
  const fault = useAddErrors()[skuNumber] ?? (remedy && { remedy, error });
  const vehicle = useMyVehicle()?.model;
  const shown = productDetail(product, sku, market);
  const after = useRelatedParts(skuNumber, vehicle);
  const { title, brand, partNumber } = shown;
  const { PartActions = ActionsInBrowser } = serverParts();
  return (
    <PageBody>
      <PageHead
        title={`${title}, ${brand} ${partNumber}`}
        description={text('product.description', { title, brand, partNumber })}
        canonicalPath={product.productDetailsPageUrl}
        markets={product.soldIn}
        jsonLd={
          import.meta.env.SSR ? productJsonLd(product, sku, { market, origin: record.root, reviews }) : []
        }
      />
      <ProductLayout
        crumbs={<Breadcrumbs crumbs={[...crumbsOf(product.breadCrumbs)]} />}
        gallery={
          <Gallery
            {...{ title, picture: shown.picture, measures: shown.measures, contents: shown.contents }}
            position={shown.fit.position}
          />
        }
        buy={
          <BuyBox
            product={shown}
            target={formTarget('add-to-cart', { line: skuNumber })}
            storesHref={paths.stores()}
            reviewsHref={product.reviews && paths.reviews(skuNumber)}
            vehicleHref={paths.vehicles()}
            coreReturnDays={shown.coreReturnDays}
            taxIncluded={market.taxes.shown === 'included'}
            priceState={isError ? 'failed' : 'ready'}
            retryHref={product.productDetailsPageUrl}
            deliveryPlace={useDeliveryPlace(product.productDetailsPageUrl, query)}
            {...(postalCode && { place: formatPostalCode(postalCode, market) })}
            fitProof={
              <FitProof
                id="fit"
                fit={shown.fit}
                answer={formTarget('answer-fit')}
                vehicleHref={paths.vehicles()}
              />
            }
            {...(record.today && { today: record.today })}
            {...{ startQuantity, startChoices, startWay: askedWay(query) }}
            onChoicesChange={setChosen}
            onQuantityChange={(next) => {
              setQuantity(next);
              setAddError(skuNumber, undefined);
            }}
            actions={
              <WhenTouched key={`actions of ${skuNumber}`}>
                <LatePlace of={PartActions}>
                  <PartActions product={product} />
                </LatePlace>
              </WhenTouched>
            }
            {...fault}
          />
        }
        {...(shown.available && { sticky: { product: shown, chosen, ...(vehicle && { vehicle }) } })}
        sections={useSections(shown).map(late)}
        {...(after && { after: late(after) })}
      />
    </PageBody>
  );
}

/** Asks for a postal code (PLUS-060); back at the ways, these are for that place, in as many pieces as before. */
function useDeliveryPlace(path: string, query: URLSearchParams) {
  const { labelKey, pattern, inputMode, example: placeholder } = useShop().market.postalCode;
  return {
    target: targetAt(paths.cart(), 'estimate', { returnTo: `${path}${askedPurchase(query)}#buy` }),
    label: useDataText()(labelKey),
    ask: useText()('product.enterPlace'),
    input: { pattern, inputMode, placeholder },
    fault: readWrongPlace(query, useNoticeText()),
  };
}

/** Those that the product has something for, and the shop's own, in the order of the shop. */
function useSections(product: ShownProduct): ProductSection[] {
  const text = useDataText();
  const { market } = useShop();
  const vehicle = vehicleKey(useMyVehicle());
  const policyHref = returnsHref(market) ?? paths.home();
  const { SectionContent = ContentInBrowser } = serverParts();
  const stock = useProductSectionTitles(product).map((title) => ({
    ...title,
    content: (
      <LatePlace of={SectionContent}>
        <SectionContent {...{ id: title.id, product, vehicle, policyHref }} />
      </LatePlace>
    ),
  }));
  return sections.flatMap((section) => {
    if (!section.isInserted) return stock.filter(({ id }) => id === section.id);
    const { id, title = id, Section } = section;
    return [{ id, title: text(title), content: <Section product={product} /> }];
  });
}

const late = (section: ProductSection): ProductSection => ({
  ...section,
  content: <BelowFold>{section.content}</BelowFold>,
});

import type { ProductDetail } from '@driveline/api';
import { catalogQueries, crumbsOf, productDetail, useHeader, useProduct, vehicleKey } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import {
  Breadcrumbs,
  BuyBox,
  FitProof,
  Gallery,
  PageBody,
  ProductPage,
  useProductSections,
} from '@driveline/ui';
import type { Page, PageProps } from './page.ts';

const asked = ({ pathname }: URL) => ({ productDetailsPageUrl: pathname });

function Product({ url, posted }: PageProps) {
  const [product] = useProduct(asked(url)).data?.pdpResults.products ?? [];
  return product && <Loaded product={product} posted={posted} />;
}

function Loaded({ product, posted }: Pick<PageProps, 'posted'> & { product: ProductDetail }) {
  const vehicle = vehicleKey(useHeader().data?.vehicleMap);
  const part = productDetail(product, undefined, us);
  const { href, title, fit } = part;
  const sections = useProductSections(part, { vehicle, policyHref: '' });
  const target = (intent: string) => ({ action: href, intent });
  return (
    <PageBody>
      <title>{title}</title>
      <ProductPage
        crumbs={<Breadcrumbs crumbs={crumbsOf(product.breadCrumbs)} />}
        gallery={<Gallery picture={part.picture} title={title} position={fit.position} />}
        buy={
          <BuyBox
            product={part}
            target={target('add-to-cart')}
            startQuantity={Number(posted?.values['quantity'] ?? part.quantity)}
            error={posted?.message}
            remedy={posted?.remedy}
            coreReturnDays={part.coreReturnDays}
            fitProof={<FitProof id="fit" fit={fit} answer={target('answer-fit')} vehicleHref="/vehicle" />}
            vehicleHref="/vehicle"
            storesHref="/"
          />
        }
        // Returns are promised by a page of its own, which this shop does not have.
        sections={sections.filter(({ id }) => id !== 'warranty')}
      />
    </PageBody>
  );
}

export const product: Page = {
  queries: (client, url) => [catalogQueries.product(client, asked(url))],
  View: Product,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { FitProof } from '../Fit/FitProof.tsx';
import { brakeCrumbs } from '../fixtures/pages.ts';
import { caliperPage, vehicleKey } from '../fixtures/productPage.ts';
import { buying, rotor, slotted, today, vehicleShort } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductPageSkeleton } from './ProductPageSkeleton.tsx';
import { RelatedParts } from './RelatedParts.tsx';
import { useProductSections } from './useProductSections.tsx';

const { picture, title, fit, coreReturnDays } = caliperPage;
const crumbs = <Breadcrumbs crumbs={[...brakeCrumbs, { label: title, href: caliperPage.href }]} />;
const gallery = <Gallery picture={picture} title={title} position={fit.position} />;
const buy = (
  <BuyBox
    product={caliperPage}
    {...buying}
    storesHref="/store"
    coreReturnDays={coreReturnDays}
    place="92110"
    today={today}
    fitProof={<FitProof id="fit" fit={fit} answer={{ action: '/actions', intent: 'answer-fit' }} />}
  />
);

const meta = {
  title: 'Commerce/Product/ProductPage',
  component: ProductPage,
  subcomponents: { ProductPageSkeleton },
  args: { crumbs, gallery, buy, sections: [] },
} satisfies Meta;
export default meta;

function Filled() {
  const sections = useProductSections(caliperPage, {
    vehicle: vehicleKey,
    policyHref: '/lp/termsAndConditions',
  });
  return (
    <ProductPage
      {...{ crumbs, gallery, buy, sections }}
      sticky={{ product: caliperPage, vehicle: vehicleShort }}
      after={{
        id: 'related',
        title: 'Complete the job',
        content: (
          <RelatedParts products={[rotor, slotted]} {...buying} vehicle={vehicleShort} today={today} />
        ),
      }}
    />
  );
}

export const AllStates: StoryObj = {
  render: () => <Sheet states={{ filled: <Filled />, loading: <ProductPageSkeleton /> }} />,
};

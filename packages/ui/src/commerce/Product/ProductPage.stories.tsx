import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FitProof } from '../Fit/FitProof.tsx';
import { caliperPage, vehicleKey } from '../fixtures/productPage.ts';
import { mat, needsInfo, products, today, vehicleShort } from '../fixtures/products.ts';
import { ShopFrame } from '../fixtures/ShopFrame.tsx';
import type { ProductDetail } from '../model/productPage.ts';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductPageSkeleton } from './ProductPageSkeleton.tsx';
import { RelatedParts } from './RelatedParts.tsx';
import { useProductSections } from './useProductSections.tsx';

const related = [...products, { ...mat, skuNumber: '7', picture: { drawing: 'cleaner' } }];

function Page({ part }: { part: ProductDetail }) {
  const sections = useProductSections(part, {
    vehicle: vehicleKey,
    returnDays: 90,
    policyHref: '/lp/termsAndConditions',
  });
  return (
    <ProductPage
      crumbs={
        <Breadcrumbs
          crumbs={[
            { label: 'Parts', href: '/parts' },
            { label: 'Brakes', href: '/parts/brakes' },
            { label: 'Calipers', href: '/parts/brakes/calipers' },
            { label: part.title },
          ]}
        />
      }
      gallery={<Gallery picture={part.picture} title={part.title} position={part.fit.position} />}
      buy={
        <BuyBox
          product={part}
          target={{ action: '/actions', intent: 'add-to-cart' }}
          storesHref="/store"
          coreReturnDays={part.coreReturnDays}
          place="92110"
          terms="90-day returns, limited lifetime warranty."
          today={today}
          fitProof={
            <FitProof id="fit" fit={part.fit} answer={{ action: '/actions', intent: 'answer-fit' }} />
          }
        />
      }
      sticky={{ product: part, vehicle: vehicleShort }}
      sections={sections}
      after={{
        id: 'related',
        title: 'Complete the job',
        content: (
          <RelatedParts products={related} addAction="/actions" vehicle={vehicleShort} today={today} />
        ),
      }}
    />
  );
}

const meta = {
  component: Page,
  title: 'Pages/Product',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ShopFrame>
        <Story />
      </ShopFrame>
    ),
  ],
  args: { part: caliperPage },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = {};

export const OneQuestion: Story = {
  parameters: { visual: { kind: 'pageState' } },
  args: { part: { ...caliperPage, fit: needsInfo, coreMinor: 0, installation: [] } },
};

export const Loading: Story = {
  parameters: { visual: { kind: 'pageState' } },
  render: () => (
    <>
      <VisuallyHidden>
        <Heading level={1}>{caliperPage.title}</Heading>
      </VisuallyHidden>
      <ProductPageSkeleton />
    </>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { FitProof } from '../Fit/FitProof.tsx';
import { caliperPage, vehicleKey } from '../fixtures/productPage.ts';
import { mat, products, today, vehicleShort } from '../fixtures/products.ts';
import { BuyBox } from './BuyBox.tsx';
import { CompatibilityTable } from './CompatibilityTable.tsx';
import { CoreExplained } from './CoreExplained.tsx';
import { Gallery } from './Gallery.tsx';
import { Installation } from './Installation.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductPageSkeleton } from './ProductPageSkeleton.tsx';
import { RelatedParts } from './RelatedParts.tsx';
import { SpecList } from './SpecList.tsx';
import { WarrantyReturns } from './WarrantyReturns.tsx';

const part = caliperPage;

const sections = [
  { id: 'specs', title: 'Specifications', content: <SpecList items={part.specifications} /> },
  {
    id: 'fits',
    title: 'Fits these vehicles',
    content: <CompatibilityTable entries={part.compatibility} vehicle={vehicleKey} />,
  },
  {
    id: 'core',
    title: 'Core deposit',
    content: (
      <CoreExplained
        priceMinor={part.priceMinor}
        coreMinor={part.coreMinor}
        returnDays={part.coreReturnDays}
      />
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty and returns',
    content: <WarrantyReturns warranty={part.warranty} returnDays={90} policyHref="/lp/termsAndConditions" />,
  },
  { id: 'install', title: 'Installation', content: <Installation steps={part.installation} /> },
];

const related = [...products, { ...mat, skuNumber: '7', picture: { drawing: 'cleaner' } }];

const meta = {
  component: ProductPage,
  title: 'Pages/Product',
  args: {
    crumbs: (
      <Breadcrumbs
        crumbs={[
          { label: 'Parts', href: '/parts' },
          { label: 'Brakes', href: '/parts/brakes' },
          { label: 'Calipers', href: '/parts/brakes/calipers' },
          { label: part.title },
        ]}
      />
    ),
    gallery: <Gallery picture={part.picture} title={part.title} position={part.fit.position} />,
    buy: (
      <BuyBox
        product={part}
        target={{ action: '/actions', intent: 'add-to-cart' }}
        storesHref="/store"
        coreReturnDays={part.coreReturnDays}
        place="92110"
        terms="90-day returns, limited lifetime warranty."
        today={today}
        fitProof={<FitProof id="fit" fit={part.fit} />}
      />
    ),
    sticky: { product: part, vehicle: vehicleShort },
    sections,
    after: {
      id: 'related',
      title: 'Complete the job',
      content: <RelatedParts products={related} addAction="/actions" vehicle={vehicleShort} today={today} />,
    },
  },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = {};

export const Loading: Story = { render: () => <ProductPageSkeleton /> };

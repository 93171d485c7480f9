import {
  Breadcrumbs,
  BuyBox,
  FitProof,
  Gallery,
  Heading,
  ProductPage,
  ProductPageSkeleton,
  RelatedParts,
  useProductSections,
  VisuallyHidden,
} from '@driveline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from './inShop.tsx';
import { usePageWords } from './pageWords.ts';
import { today, useShopData } from './shopData.ts';

const RETURN_DAYS = 90;

/** @param asks whether the part fits only when a question is answered, as the shelf's third does */
function Page({ asks = false }: { asks?: boolean }) {
  const words = usePageWords();
  const { market, product, asking, productCrumbs, related, shelfCrumbs, vehicle, postalCode } = useShopData();
  const part = asks ? asking : product;
  const sections = useProductSections(part, {
    vehicle,
    returnDays: RETURN_DAYS,
    policyHref: '/lp/termsAndConditions',
  });
  return (
    <ProductPage
      crumbs={<Breadcrumbs crumbs={asks ? shelfCrumbs : productCrumbs} />}
      gallery={<Gallery picture={part.picture} title={part.title} position={part.fit.position} />}
      buy={
        <BuyBox
          product={part}
          target={{ action: '/actions', intent: 'add-to-cart' }}
          storesHref="/store"
          coreReturnDays={part.coreReturnDays}
          place={postalCode}
          taxIncluded={market.taxes.shown === 'included'}
          terms={words('terms')}
          today={today}
          fitProof={
            <FitProof id="fit" fit={part.fit} answer={{ action: '/actions', intent: 'answer-fit' }} />
          }
        />
      }
      sticky={{ product: part, vehicle: vehicle.model }}
      sections={sections}
      after={{
        id: 'related',
        title: words('completeJob'),
        content: (
          <RelatedParts products={related} addAction="/actions" vehicle={vehicle.model} today={today} />
        ),
      }}
    />
  );
}

function Waiting() {
  const { product } = useShopData();
  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>{product.title}</Heading>
      </VisuallyHidden>
      <ProductPageSkeleton />
    </>
  );
}

const meta = {
  component: Page,
  title: 'Pages/Product',
  subcomponents: { ProductPage, ProductPageSkeleton },
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
const state = { parameters: { visual: { kind: 'pageState' } } };

export const Fits: Story = {};
export const OneQuestion: Story = { ...state, args: { asks: true } };
export const Loading: Story = { ...state, render: () => <Waiting /> };

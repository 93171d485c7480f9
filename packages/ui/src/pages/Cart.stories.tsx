import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { CartGroup } from '../commerce/Cart/CartGroup.tsx';
import { CartLine } from '../commerce/Cart/CartLine.tsx';
import { EmptyCart } from '../commerce/Cart/EmptyCart.tsx';
import {
  caliperLine,
  longLine,
  matLine,
  pickup,
  rotorLine,
  shipped,
  totals,
} from '../commerce/fixtures/orders.ts';
import { usePageWords } from '../commerce/fixtures/pageWords.ts';
import { today } from '../commerce/fixtures/products.ts';
import { AsideLayout } from '../components/AsideLayout/AsideLayout.tsx';
import { ShopFrame } from '../commerce/fixtures/ShopFrame.tsx';
import type { OrderGroup } from '../commerce/model/order.ts';
import { OrderSummary } from '../commerce/Totals/OrderSummary.tsx';

const target = (intent: string) => ({ action: '/cart', intent });
const intact = { error: undefined };

function Cart({ groups }: { groups: readonly OrderGroup[] }) {
  const words = usePageWords();
  const summary = (
    <OrderSummary totals={totals}>
      <ButtonLink href="/checkout" variant="primary" fullWidth>
        {words('toCheckout')}
      </ButtonLink>
    </OrderSummary>
  );
  return (
    <ShopFrame>
      <Heading level={1}>{words('cart')}</Heading>
      <AsideLayout aside={summary}>
        {groups.map((group) => (
          <CartGroup key={group.id} group={group} today={today}>
            {group.lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                update={target('cart.update')}
                remove={target('cart.remove')}
                changeWay={target('cart.way')}
              />
            ))}
          </CartGroup>
        ))}
      </AsideLayout>
    </ShopFrame>
  );
}

const meta = {
  component: Cart,
  title: 'Pages/Cart',
  parameters: { layout: 'fullscreen' },
  args: {
    groups: [
      pickup,
      {
        ...shipped,
        lines: [
          { ...caliperLine, way: 'regular' },
          { ...matLine, ...intact },
        ],
      },
    ],
  },
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;
const state = { parameters: { visual: { kind: 'pageState' } } };

export const Filled: Story = {};

/** One left of a pair, and more wanted than there are. */
export const WithFindings: Story = {
  ...state,
  args: {
    groups: [
      {
        ...pickup,
        lines: [
          { ...rotorLine, quantity: 1, findings: [{ kind: 'tooFew', quantity: 2, needed: 2 }] },
          { ...matLine, way: 'pickup' },
        ],
      },
    ],
  },
};

export const LongText: Story = {
  ...state,
  args: {
    groups: [
      {
        ...pickup,
        lines: [longLine],
        store: {
          name: '12850 Camino del Rio Grande Boulevard North, Suite 1400',
          place: 'San Diego, CA 92110',
        },
      },
    ],
  },
};

export const Empty: Story = {
  ...state,
  render: () => (
    <ShopFrame itemCount={0}>
      <EmptyCart shopHref="/parts" />
    </ShopFrame>
  ),
};

function LoadingHeading() {
  return <Heading level={1}>{usePageWords()('cart')}</Heading>;
}

export const Loading: Story = {
  ...state,
  render: () => (
    <ShopFrame>
      <LoadingHeading />
      <AsideLayout aside={<Skeleton height="320px" />}>
        <Stack gap={5}>
          <Skeleton height="220px" />
          <Skeleton height="220px" />
        </Stack>
      </AsideLayout>
    </ShopFrame>
  ),
};

export const Failed: Story = {
  ...state,
  render: () => (
    <ShopFrame>
      <ErrorState title="Your cart did not load" level={1} onRetry={() => undefined}>
        Nothing in it is lost.
      </ErrorState>
    </ShopFrame>
  ),
};

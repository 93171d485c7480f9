import type { Meta, StoryObj } from '@storybook/react-vite';
import { caliperLine, longLine, matLine, pickup, rotorLine, shipped } from '../fixtures/orders.ts';
import { today } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import type { OrderLine } from '../model/order.ts';
import { CartGroup } from './CartGroup.tsx';
import { CartLine } from './CartLine.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { MiniCart } from './MiniCart.tsx';
import { GroupHead } from './GroupHead.tsx';

const meta = {
  title: 'Commerce/Cart',
  component: CartGroup,
  subcomponents: { CartLine, GroupHead, MiniCart, EmptyCart },
} satisfies Meta;
export default meta;

const target = (intent: string) => ({ action: '/cart', intent });
const line = (value: OrderLine) => (
  <CartLine
    key={value.id}
    line={value}
    update={target('cart.update')}
    remove={target('cart.remove')}
    changeWay={target('cart.way')}
  />
);
export const AllStates: StoryObj = {
  render: () => (
    <Sheet
      states={{
        pickup: (
          <CartGroup group={pickup} today={today}>
            {line({
              ...rotorLine,
              quantity: 1,
              findings: [{ kind: 'tooFew', quantity: 2, needed: 2 }],
            })}
            {line(longLine)}
          </CartGroup>
        ),
        'shipped, with an error': (
          <CartGroup group={shipped} today={today}>
            {line(caliperLine)}
            {line(matLine)}
          </CartGroup>
        ),
        empty: <EmptyCart shopHref="/parts" />,
      }}
    />
  ),
};

export const Mini: StoryObj = {
  parameters: { visual: { widths: [390] } },
  render: () => (
    <Sheet
      narrow
      states={{
        added: (
          <MiniCart
            added={rotorLine}
            itemCount={3}
            subtotalMinor={24898}
            cartHref="/cart"
            checkoutHref="/checkout"
          />
        ),
        'opened by the header': (
          <MiniCart
            lines={[rotorLine, caliperLine, longLine]}
            itemCount={4}
            subtotalMinor={34_898}
            coreMinor={4500}
            totalMinor={39_997}
            cartHref="/cart"
            checkoutHref="/checkout"
          />
        ),
        empty: (
          <MiniCart lines={[]} itemCount={0} subtotalMinor={0} cartHref="/cart" checkoutHref="/checkout" />
        ),
        loading: (
          <MiniCart isLoading itemCount={0} subtotalMinor={0} cartHref="/cart" checkoutHref="/checkout" />
        ),
        'not loaded': <MiniCart itemCount={0} subtotalMinor={0} cartHref="/cart" checkoutHref="/checkout" />,
      }}
    />
  ),
};

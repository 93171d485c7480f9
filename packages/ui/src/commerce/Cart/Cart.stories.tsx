import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  caliperLine,
  longLine,
  matLine,
  pickup,
  rotorLine,
  savedParts,
  shipped,
  soldOutLine,
} from '../fixtures/orders.ts';
import { today } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import type { OrderLine } from '../model/order.ts';
import { CartGroup } from './CartGroup.tsx';
import { CartLine } from './CartLine.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { MiniCart } from './MiniCart.tsx';
import { GroupHead } from './GroupHead.tsx';
import { PickUpAll } from './PickUpAll.tsx';
import { SavedParts } from './SavedParts.tsx';
import { ShareLink } from './ShareLink.tsx';

const meta = {
  title: 'Commerce/Cart',
  component: CartGroup,
  subcomponents: { CartLine, GroupHead, MiniCart, PickUpAll, SavedParts, ShareLink, EmptyCart },
  parameters: { playgrounds: { GroupHead: { args: { group: pickup, today } } } },
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

const saving = { move: target('saved.move'), remove: target('saved.remove') };

export const SavedForLater: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'a line that can be saved, and one that is sold out': (
          <CartGroup group={pickup} today={today}>
            {[rotorLine, soldOutLine].map((value) => (
              <CartLine
                key={value.id}
                line={value}
                update={target('cart.update')}
                remove={target('cart.remove')}
                saveForLater={target('cart.save')}
                swap={target('cart.swap')}
              />
            ))}
          </CartGroup>
        ),
        'saved parts': <SavedParts parts={savedParts} {...saving} />,
        'not loaded': <SavedParts parts={null} {...saving} retry={{ href: '/cart' }} />,
      }}
    />
  ),
};

export const OneStop: StoryObj = {
  render: () => (
    <Sheet
      states={{
        offered: <PickUpAll store="1420 Harbor Blvd" target={target('cart.pickUpAll')} storesHref="/store" />,
        'something is not there': (
          <PickUpAll
            store="1420 Harbor Blvd"
            target={target('cart.pickUpAll')}
            storesHref="/store"
            missing={[
              { title: caliperLine.title, reason: 'This part is not available right now.' },
              { title: longLine.title, reason: 'This part is not available right now.' },
            ]}
          />
        ),
      }}
    />
  ),
};

export const Share: StoryObj = {
  render: () => (
    <ShareLink href="/cart/shared?parts=1:2" copied="Link copied">
      Share this cart
    </ShareLink>
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

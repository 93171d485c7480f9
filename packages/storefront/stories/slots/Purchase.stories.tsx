import type { Meta } from '@storybook/react-vite';
import { orderPath } from '../answers.ts';
import { shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';
import { pointsAt } from './pointsAt.tsx';

const at = (step: string): Visit => ({ route: 'checkout', path: `/checkout?step=${step}` });
/** The last look is a section of its own in the accordion, which has nothing beside it. */
const accordion = {
  markets: ['us'],
  flags: {
    CHECKOUT_V3_ENABLED_US: false,
    CHECKOUT_V1_US: false,
    CHECKOUT_V2_US: true,
    CHECKOUT_V3_US: false,
  },
} satisfies Partial<Visit>;

export default { ...shopPages, title: 'Slots/Purchase' } satisfies Meta;

export const CartAside = pointsAt('cart.aside', { route: 'cart', path: '/cart' });
export const CheckoutDelivery = pointsAt('checkout.delivery', at('delivery'));
export const CheckoutContact = pointsAt('checkout.contact', at('contact'));
export const CheckoutPayment = pointsAt('checkout.payment', at('payment'));
export const CheckoutReview = pointsAt('checkout.review', { ...at('payment'), ...accordion });
export const CheckoutAside = pointsAt('checkout.aside', at('delivery'));
export const ConfirmationAfter = pointsAt('confirmation.after', {
  route: 'orderConfirmation',
  path: '/orderConfirmation',
});
export const OrderActions = pointsAt('order.actions', { route: 'order', path: orderPath, member: true });

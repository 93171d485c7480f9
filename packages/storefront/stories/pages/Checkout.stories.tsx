import type { Meta } from '@storybook/react-vite';
import { contactFields } from '../answers.ts';
import { opens, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const at = (step: string): Visit => ({ route: 'checkout', path: `/checkout?step=${step}` });

export default { ...shopPages, title: 'Pages/Checkout' } satisfies Meta;

export const Delivery = opens(at('delivery'));
export const Contact = opens(at('contact'));
export const ContactFaults = opensState({
  ...at('contact'),
  post: (of, market) => ({ ...contactFields(of, market), email: 'ana', address1: '' }),
});
export const Payment = opens(at('payment'));
export const PaymentRefused = opensState({
  ...at('payment'),
  post: () => ({ intent: 'choose-payment', paymentMethod: 'creditCard', token: 'x' }),
  fails: ['checkout.addPayment', 'checkout.changePayment'],
});
export const Failed = opensState({ ...at('delivery'), fails: ['checkout.state'] });
/** Before it, for who may have an account. */
export const SignIn = opensPlain({
  route: 'signInCheckout',
  path: '/signincheckout',
  markets: ['us', 'mx'],
});

/** The older layouts, which flags choose where a market has them. */
const older = (generation: 'V1' | 'V2'): Pick<Visit, 'flags' | 'markets'> => ({
  markets: ['us', 'mx'],
  flags: Object.fromEntries(
    ['US', 'MX'].flatMap((market) => [
      [`CHECKOUT_V3_ENABLED_${market}`, false],
      ...['V1', 'V2', 'V3'].map((it) => [`CHECKOUT_${it}_${market}`, it === generation]),
    ]),
  ),
});

export const Accordions = opensPlain({ ...at('contact'), ...older('V2') });
export const PageOfAStep = opensPlain({ route: 'checkoutStep', path: '/checkout/contact', ...older('V1') });

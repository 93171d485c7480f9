import type { Meta } from '@storybook/react-vite';
import { opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

// The other markets have none: the path leads elsewhere there.
const at = (path: string): Visit => ({ route: 'giftCard', path, markets: ['us'] });
const balance = at('/giftCard/cardBalance');
const post = () => ({
  intent: 'gift-card-balance',
  giftCardNumber: '6006491234567890',
  giftCardPin: '1234',
});
const form = at('/giftCard');
const payment = at('/giftCard/payment?purchase=01936b2c-7d1e-7c55-9a3f-2b8e4d6f1a90');
const order = {
  intent: 'buy-gift-card',
  amount: '50',
  recipientName: 'Ben',
  recipientEmail: 'ben@example.com',
  senderName: 'Ana',
  senderEmail: 'ana@example.com',
  message: 'Happy birthday! Get those brakes done.',
};

export default { ...shopPages, title: 'Pages/Gift card' } satisfies Meta;

export const GiftCard = opensPlain(form);
export const Failed = opensState({ ...form, post: () => order, fails: ['giftCards.buy'] });
export const Faults = opensState({
  ...form,
  post: () => ({ ...order, amount: 'other', otherAmount: '5', recipientEmail: 'ben', senderName: '' }),
});
export const Payment = opensPlain(payment);
export const Bought = opensPlain({
  ...at('/giftCard/confirmation?purchase=01936b2c-7d1e-7c55-9a3f-2b8e4d6f1a90'),
  answers: (of) => ({
    'giftCards.read': of('giftCards.read', (answer) => void (answer.status = 'paid')),
  }),
});
export const Balance = opensPlain(balance);
export const BalanceKnown = opensState({ ...balance, post });
export const BalanceFailed = opensState({ ...balance, post, fails: ['giftCards.balance'] });

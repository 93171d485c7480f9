import type { Meta } from '@storybook/react-vite';
import { opensPlain, opensState, shopPages } from '../shop/opens.tsx';
import type { Visit } from '../shop/visit.ts';

// The other markets have none: the path leads elsewhere there.
const at = (path: string): Visit => ({ route: 'giftCard', path, markets: ['us'] });
const balance = at('/giftCard/cardBalance');
const post = () => ({
  intent: 'gift-card-balance',
  giftCardNumber: '6006491234567890',
  giftCardPin: '1234',
});

export default { ...shopPages, title: 'Pages/Gift card' } satisfies Meta;

export const GiftCard = opensPlain(at('/giftCard'));
export const Balance = opensPlain(balance);
export const BalanceKnown = opensState({ ...balance, post });
export const BalanceFailed = opensState({ ...balance, post, fails: ['giftCards.balance'] });

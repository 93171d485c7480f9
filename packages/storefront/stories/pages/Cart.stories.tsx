import type { Meta } from '@storybook/react-vite';
import { comparedParts, emptyCart, oneOfTwo, savedParts, sharedPath } from '../answers.ts';
import { opens, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const cart: Visit = { route: 'cart', path: '/cart' };

export default { ...shopPages, title: 'Pages/Cart' } satisfies Meta;

export const Filled = opens(cart);
/** One left of a pair. */
export const WithFindings = opensState({ ...cart, answers: oneOfTwo });
export const SavedForLater = opensState({ ...cart, member: true, answers: savedParts });
export const Empty = opensState({ ...cart, answers: emptyCart });
export const Failed = opensState({ ...cart, fails: ['cart.detail'] });
export const Shared = opensPlain({ route: 'sharedCart', path: sharedPath, answers: comparedParts });
export const SharedEmpty = opensState({ route: 'sharedCart', path: '/cart/shared' });

import type { Meta } from '@storybook/react-vite';
import { emptyCart, oneOfTwo, savedParts } from '../answers.ts';
import { opens, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const cart: Visit = { route: 'cart', path: '/cart' };

export default { ...shopPages, title: 'Pages/Cart' } satisfies Meta;

export const Filled = opens(cart);
/** One left of a pair. */
export const WithFindings = opensState({ ...cart, answers: oneOfTwo });
export const SavedForLater = opensState({ ...cart, member: true, answers: savedParts });
export const Empty = opensState({ ...cart, answers: emptyCart });
export const Failed = opensState({ ...cart, fails: ['cart.detail'] });

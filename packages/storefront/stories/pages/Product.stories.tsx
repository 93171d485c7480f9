import type { Meta } from '@storybook/react-vite';
import { askingPart, productPath } from '../answers.ts';
import { opens, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const product: Visit = { route: 'product', path: productPath };

export default { ...shopPages, title: 'Pages/Product' } satisfies Meta;

export const Filled = opens(product);
export const OneQuestion = opensState({ ...product, answers: askingPart });
export const Loading = opensState({ ...product, waits: true });
export const Failed = opensState({ ...product, fails: ['catalog.product', 'catalog.productByGateway'] });

import type { Meta } from '@storybook/react-vite';
import { noStores } from '../answers.ts';
import { opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const stores: Visit = { route: 'stores', path: '/store' };

export default { ...shopPages, title: 'Pages/Store' } satisfies Meta;

export const Found = opensPlain(stores);
export const NoneNear = opensState({ ...stores, answers: noStores });
export const Loading = opensState({ ...stores, waits: true });
export const Failed = opensState({ ...stores, fails: ['stores.geosearch'] });

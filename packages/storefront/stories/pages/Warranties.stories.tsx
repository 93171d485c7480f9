import type { Meta } from '@storybook/react-vite';
import { coveredPartPath, noWarranties, purchasePath } from '../answers.ts';
import { opensAlike, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const at = (path: Visit['path']): Visit => ({ route: 'warranties', path, member: true });
const list = at('/myWarranties');
const purchase = at(purchasePath);
const part = at(coveredPartPath);

export default { ...shopPages, title: 'Pages/Warranties' } satisfies Meta;

export const List = opensPlain(list);
export const ListEmpty = opensState({ ...list, answers: noWarranties });
export const ListLoading = opensState({ ...list, waits: true });
export const ListFailed = opensState({ ...list, fails: ['warranties.list'] });
export const Purchase = opensPlain(purchase);
export const PurchaseFailed = opensAlike({ ...purchase, fails: ['warranties.detail'] });
export const CoveredPart = opensPlain(part);
export const CoveredPartFailed = opensAlike({ ...part, fails: ['warranties.item'] });

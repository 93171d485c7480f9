import type { Meta } from '@storybook/react-vite';
import { shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';
import { pointsAt } from './pointsAt.tsx';

const overview: Visit = { route: 'account', path: '/user/myAccount', member: true };

export default { ...shopPages, title: 'Slots/Account' } satisfies Meta;

export const Orders = pointsAt('account.orders', overview);
export const Vehicle = pointsAt('account.vehicle', overview);
export const Rewards = pointsAt('account.rewards', overview);
export const Store = pointsAt('account.store', overview);
export const Warranties = pointsAt('account.warranties', overview);
export const Profile = pointsAt('account.profile', overview);

import type { Meta } from '@storybook/react-vite';
import { listedParts, newMember, savedAddresses } from '../answers.ts';
import { opens, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const overview: Visit = { route: 'account', path: '/user/myAccount', member: true };
const profile: Visit = { route: 'profile', path: '/user/myProfile', member: true, answers: savedAddresses };
/** The account's pages below its overview are one route. */
const lists: Visit = { route: 'garage', path: '/user/myLists', member: true, answers: listedParts };

export default { ...shopPages, title: 'Pages/Account' } satisfies Meta;

export const Overview = opens(overview);
export const OverviewEmpty = opensState({ ...overview, member: 'withoutCard', answers: newMember });
export const OverviewLoading = opensState({ ...overview, waits: true });
export const OverviewFailed = opensState({
  ...overview,
  fails: ['account.current', 'orders.current', 'rewards.account', 'warranties.list'],
});
export const Profile = opensPlain(profile);
export const ProfileLoading = opensState({ ...profile, waits: true });
export const ProfileFailed = opensState({ ...profile, fails: ['account.current', 'account.addresses'] });
export const Lists = opensPlain(lists);
export const ListsOfGuest = opensState({ ...lists, member: false });
export const ListsFailed = opensState({ ...lists, fails: ['cart.lists'] });
export const List = opensState({ ...lists, path: '/user/myLists?list=id-9' });
export const ListEmpty = opensState({ ...lists, path: '/user/myLists?list=id-8' });

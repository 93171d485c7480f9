import type { Meta } from '@storybook/react-vite';
import { noCard, secondCard } from '../answers.ts';
import { opens, opensAlike, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const rewards: Visit = { route: 'rewards', path: '/rewards', member: true };
const without = (visit: Pick<Visit, 'route' | 'path'>): Visit => ({
  ...visit,
  member: 'withoutCard',
  answers: noCard,
});
const wallet: Visit = { ...rewards, route: 'wallet', path: '/wallet' };
const merge: Visit = {
  route: 'rewardsMerge',
  path: '/mergeConfirmation',
  member: true,
  answers: secondCard,
};

export default { ...shopPages, title: 'Pages/Rewards' } satisfies Meta;

export const Filled = opens(rewards);
export const OfGuest = opensState({ ...rewards, member: false });
export const WithoutCard = opensState(without(rewards));
export const Loading = opensState({ ...rewards, waits: true });
export const Failed = opensState({ ...rewards, fails: ['rewards.account'] });
export const ActivityFailed = opensState({ ...rewards, fails: ['rewards.activity'] });
export const Link = opensPlain(without({ route: 'rewardsLink', path: '/checkRewardAccount' }));
export const Join = opensPlain(without({ route: 'rewardsJoin', path: '/createRewardsAccount' }));
export const Update = opensPlain(
  without({ route: 'rewardsUpdate', path: '/updateRewardsAccount?card=822663648084' }),
);
export const Merge = opensPlain(merge);
export const MergeFailed = opensAlike({ ...merge, fails: ['rewards.account'] });
export const RequestCredit = opensPlain({
  ...rewards,
  route: 'rewardsCredit',
  path: '/user/rewards/requestCredit',
});
export const Rules = opensState({ ...rewards, route: 'garage', path: '/user/programRules' });
export const Wallet = opensPlain(wallet);
export const WalletOfGuest = opensAlike({ ...wallet, member: false });
export const WalletWithoutCard = opensAlike(without({ route: 'wallet', path: '/wallet' }));
export const WalletLoading = opensState({ ...wallet, waits: true });
export const WalletFailed = opensState({ ...wallet, fails: ['rewards.account'] });

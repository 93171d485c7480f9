import * as rewards from '../rewards/index.ts';
import { forMembers } from '../session/index.ts';
import { pageGroup, type OwnPage } from './ownPage.ts';

const pages: Readonly<Record<string, OwnPage>> = {
  checkRewardAccount: {
    Page: rewards.LinkPage,
    load: forMembers(rewards.loadLink),
    action: rewards.linkAction,
  },
  createRewardsAccount: {
    Page: rewards.JoinPage,
    load: forMembers(rewards.loadJoin),
    action: rewards.joinAction,
  },
  updateRewardsAccount: {
    Page: rewards.UpdatePage,
    load: forMembers(rewards.loadUpdate),
    action: rewards.updateAction,
  },
  requestCredit: {
    Page: rewards.CreditPage,
    load: forMembers(rewards.loadCredit),
    action: rewards.creditAction,
  },
};

/** Pages of a card, by the last part of their address. */
export const rewardsPages = pageGroup((_params, pathname) => {
  const name = pathname.split('/').findLast(Boolean) ?? '';
  return Object.hasOwn(pages, name) ? pages[name] : undefined;
});

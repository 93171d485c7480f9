import { linkAction } from '../../pages/rewards/linkAction.ts';
import { loadCredit, loadJoin, loadLink, loadMerge, loadUpdate } from '../../pages/rewards/loadRewards.ts';
import { creditAction, joinAction, mergeAction, updateAction } from '../../pages/rewards/rewardsActions.ts';
import { forMembers } from '../../session/forMembers.ts';
import CreditPage from '../../slots/page.rewardsCredit.ts';
import JoinPage from '../../slots/page.rewardsJoin.ts';
import LinkPage from '../../slots/page.rewardsLink.ts';
import MergePage from '../../slots/page.rewardsMerge.ts';
import UpdatePage from '../../slots/page.rewardsUpdate.ts';
import { pageGroup, pageNamed, type OwnPages } from './pageGroup.tsx';

const pages: OwnPages = {
  checkRewardAccount: { Page: LinkPage, load: forMembers(loadLink), action: linkAction },
  createRewardsAccount: { Page: JoinPage, load: forMembers(loadJoin), action: joinAction },
  updateRewardsAccount: { Page: UpdatePage, load: forMembers(loadUpdate), action: updateAction },
  mergeConfirmation: { Page: MergePage, load: forMembers(loadMerge), action: mergeAction },
  requestCredit: { Page: CreditPage, load: forMembers(loadCredit), action: creditAction },
};

/** Pages of a card, by the last part of their address. */
export const rewardsPages = pageGroup((_params, pathname) =>
  pageNamed(pages, pathname.split('/').findLast(Boolean) ?? ''),
);

import { CreditPage } from '../../pages/rewards/CreditPage.tsx';
import { JoinPage, UpdatePage } from '../../pages/rewards/HolderPages.tsx';
import { LinkPage } from '../../pages/rewards/LinkPage.tsx';
import { linkAction } from '../../pages/rewards/linkAction.ts';
import { loadCredit, loadJoin, loadLink, loadMerge, loadUpdate } from '../../pages/rewards/loadRewards.ts';
import { MergePage } from '../../pages/rewards/MergePage.tsx';
import { creditAction, joinAction, mergeAction, updateAction } from '../../pages/rewards/rewardsActions.ts';
import { forMembers } from '../../session/forMembers.ts';
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

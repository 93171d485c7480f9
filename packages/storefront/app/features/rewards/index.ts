export { CreditPage } from './CreditPage.tsx';
export { JoinPage } from './JoinPage.tsx';
export { linkAction } from './linkAction.ts';
export { LinkPage } from './LinkPage.tsx';
export { loadCredit, loadJoin, loadLink, loadRewards, loadRules, loadUpdate } from './loadRewards.ts';
export { creditAction, joinAction, rulesAction, updateAction } from './rewardsActions.ts';
export { RewardsPage } from './RewardsPage.tsx';
export { RulesPage } from './RulesPage.tsx';
export { UpdatePage } from './UpdatePage.tsx';

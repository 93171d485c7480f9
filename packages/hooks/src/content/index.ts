export { contentQueries } from './contentQueries.ts';
export { questionGroups, questionsWith } from './questionGroups.ts';
export type { QuestionGroup } from './questionGroups.ts';
export { textSignUpForm, toTextSignUp } from './textSignUp.ts';
export * from './useContent.ts';
export { useFooterRows } from './useFooterRows.ts';
export type { ShownFooterRows } from './useFooterRows.ts';
export { pageQueries } from './pageQueries.ts';
export { prefetchRepairShops } from './prefetchRepairShops.ts';

/** Where editors keep the rules: a section of the terms, so that both say the same. */
export const RULES_SOURCE = '/lp/termsAndConditions';
export const RULES_SECTION = 'rewardsProgramRules';

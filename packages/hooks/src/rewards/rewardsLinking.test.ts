import { B2cError } from '@driveline/api';
import { describe, expect, test } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import type { Events } from '../../test/transitions.ts';
import { initialRewardsLinking, rewardsLinking } from './rewardsLinking.ts';
import type { RewardsLinking, RewardsLinkingEvent, RewardsStep } from './rewardsLinking.ts';

const azProfileInfo = {
  rewardsId: '6000',
  firstName: 'A',
  lastName: 'B',
  emailAddress: '',
  telephoneNumber: '',
  postalCode: '',
};
const validation = {
  azProfileInfo,
  profileUpdateRequired: false,
  acountsLinked: false,
  validateQuestionsRequired: false,
  questions: [],
  codeSentTo: null,
};
const candidate = {
  candidateToken: 'c1',
  rewardsId: '••01',
  firstName: 'A',
  lastName: 'B',
  emailAddress: '',
  telephoneNumber: '',
};
const refused = (errorCode: string, message = 'No', errorMessageKey = 'error_x') =>
  new B2cError('http', message, { status: 422, errorCode, errorMessageKey });

const at = (step: RewardsStep, facts: Partial<RewardsLinking> = {}): RewardsLinking => ({
  ...initialRewardsLinking,
  step,
  ...facts,
});
const card = { rewardsId: '6000' };
const form = {
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.com',
  phoneNumber: '',
  postalCode: '38103',
  acceptsTerms: true,
};
const asking = (step: RewardsStep) => at(step, { isRequesting: true, card });

const events: Events<RewardsLinkingEvent> = {
  show: { type: 'show' },
  hasRewards: { type: 'hasRewards' },
  noRewards: { type: 'noRewards' },
  enterId: { type: 'enterId' },
  lookUp: { type: 'lookUp' },
  showProfiles: { type: 'showProfiles' },
  back: { type: 'back' },
  typed: { type: 'typed', field: 'rewardsId', value: '6000' },
  validate: { type: 'validate', card },
  noProfile: { type: 'validated', validation: { ...validation, azProfileInfo: null, acountsLinked: true } },
  linked: {
    type: 'validated',
    validation: { ...validation, acountsLinked: true, validateQuestionsRequired: true },
  },
  questions: {
    type: 'validated',
    validation: { ...validation, validateQuestionsRequired: true, profileUpdateRequired: true },
  },
  update: {
    type: 'validated',
    validation: { ...validation, profileUpdateRequired: true, questions: ['oneTimeCode'] },
  },
  codeAlone: { type: 'validated', validation: { ...validation, questions: ['oneTimeCode'] } },
  validated: { type: 'validated', validation },
  search: { type: 'search', customerData: { lastName: 'B' } },
  foundNone: { type: 'found', totalCount: 0, customers: [] },
  found: { type: 'found', totalCount: 2, customers: [candidate, candidate] },
  answer: { type: 'answer', answers: [{ questionId: 'postalCode', answer: '38103' }] },
  provenAndLinked: { type: 'answered', answer: { acountsLinked: true, profileUpdateRequired: false } },
  provenNotComplete: { type: 'answered', answer: { acountsLinked: false, profileUpdateRequired: true } },
  answered: { type: 'answered', answer: { acountsLinked: false, profileUpdateRequired: false } },
  signUp: { type: 'signUp', form },
  signedUp: { type: 'signedUp' },
  accountCreated: { type: 'accountCreated' },
  failed: { type: 'failed', error: refused('422') },
  incomplete: { type: 'failed', error: refused('1089') },
  close: { type: 'close' },
  skip: { type: 'skip' },
  hide: { type: 'hide' },
};

const leaving = {
  close: ['hide', 'rememberSkipped'],
  skip: ['hide', 'rememberSkipped'],
  hide: ['hide', 'markSignedIn'],
} as const;
const validating = (step: string) => ({
  ...leaving,
  noProfile: step,
  linked: ['congrats', 'refreshProfile'] as const,
  questions: 'validateRewardQuestions',
  codeAlone: 'validateRewardQuestions',
  update: ['hide', 'go'] as const,
  validated: 'rewardConfirmation',
  failed: step,
  incomplete: [step, 'track'] as const,
});

const title =
  '[REWARD-004][REWARD-005][REWARD-006][REWARD-008][REWARD-009][REWARD-010][REWARD-014][REWARD-017] the linking modal';
proveTransitions<RewardsLinking, RewardsLinkingEvent>(title, {
  reduce: rewardsLinking,
  initial: initialRewardsLinking,
  nameOf: ({ step, isRequesting, wrongAnswers }) => {
    if (isRequesting) return `${step}, asking`;
    return wrongAnswers === 3 ? 'locked' : step;
  },
  states: {
    hide: initialRewardsLinking,
    rewardSignIn: at('rewardSignIn'),
    linkRewardsAccount: at('linkRewardsAccount'),
    enterId: at('enterId'),
    'enterId, asking': asking('enterId'),
    lookUp: at('lookUp'),
    'lookUp, asking': asking('lookUp'),
    searchCriteriaFound: at('searchCriteriaFound', { candidates: [candidate] }),
    profiles: at('profiles', { candidates: [candidate] }),
    'profiles, asking': asking('profiles'),
    signMeUp: at('signMeUp'),
    'signMeUp, asking': asking('signMeUp'),
    validateRewardQuestions: at('validateRewardQuestions', { card }),
    'validateRewardQuestions, asking': asking('validateRewardQuestions'),
    locked: at('validateRewardQuestions', { card, wrongAnswers: 3 }),
    congrats: at('congrats'),
    rewardConfirmation: at('rewardConfirmation'),
    createAccountConfirmation: at('createAccountConfirmation'),
  },
  events,
  transitions: {
    hide: { show: 'rewardSignIn', accountCreated: 'createAccountConfirmation' },
    rewardSignIn: { ...leaving, hasRewards: 'linkRewardsAccount', noRewards: 'signMeUp' },
    linkRewardsAccount: { ...leaving, enterId: 'enterId', lookUp: 'lookUp', back: 'rewardSignIn' },
    enterId: {
      ...leaving,
      typed: 'enterId',
      lookUp: 'lookUp',
      back: 'linkRewardsAccount',
      validate: ['enterId, asking', 'callValidate'],
    },
    'enterId, asking': validating('enterId'),
    lookUp: {
      ...leaving,
      typed: 'lookUp',
      enterId: 'enterId',
      back: 'linkRewardsAccount',
      search: ['lookUp, asking', 'callLookUp'],
    },
    'lookUp, asking': {
      ...leaving,
      foundNone: 'lookUp',
      found: 'searchCriteriaFound',
      failed: ['lookUp', 'globalError', 'log'],
      incomplete: ['lookUp', 'globalError', 'log'],
    },
    searchCriteriaFound: { ...leaving, showProfiles: 'profiles', back: 'lookUp' },
    profiles: {
      ...leaving,
      typed: 'profiles',
      back: 'lookUp',
      validate: ['profiles, asking', 'callValidate'],
    },
    'profiles, asking': validating('profiles'),
    signMeUp: {
      ...leaving,
      typed: 'signMeUp',
      back: 'rewardSignIn',
      signUp: ['signMeUp, asking', 'callSignUp'],
    },
    'signMeUp, asking': {
      ...leaving,
      signedUp: ['rewardConfirmation', 'refreshProfile'],
      failed: 'signMeUp',
      incomplete: 'signMeUp',
    },
    validateRewardQuestions: {
      ...leaving,
      typed: 'validateRewardQuestions',
      answer: ['validateRewardQuestions, asking', 'callAnswer'],
    },
    'validateRewardQuestions, asking': {
      ...leaving,
      provenAndLinked: ['congrats', 'refreshProfile'],
      provenNotComplete: ['hide', 'go'],
      answered: 'rewardConfirmation',
      failed: 'validateRewardQuestions|locked',
      incomplete: 'validateRewardQuestions|locked',
    },
    locked: { ...leaving, typed: 'locked' },
    congrats: leaving,
    rewardConfirmation: leaving,
    createAccountConfirmation: leaving,
  },
  // A closed modal remembers nothing, and nobody answers more than three times.
  holds: (state) => (state.step !== 'hide' || state === initialRewardsLinking) && state.wrongAnswers <= 3,
});

const after = (state: RewardsLinking, ...names: string[]) =>
  names.reduce((now, name) => rewardsLinking(now, events[name]!)[0], state);

test('[REWARD-011][REWARD-019] an answer without profile and an error about the number read differently', () => {
  expect(after(asking('enterId'), 'noProfile').error).toEqual({ key: 'invalidRewardsId' });
  const invalid = { type: 'failed', error: refused('422', 'Bad', 'error_rewards_invalid') } as const;
  expect(rewardsLinking(asking('enterId'), invalid)[0].error).toMatchObject({ key: 'invalidIdTryAgain' });
});

describe('[REWARD-018] a failed validation', () => {
  test.each([
    ['the server’s text', refused('422', 'Try tomorrow'), { key: 'anErrorOccurred', text: 'Try tomorrow' }],
    ['its own without one', refused('422', ''), { key: 'anErrorOccurred' }],
    ['another one without an answer', new B2cError('network'), { key: 'unexpectedError' }],
    ['another one for a fault of the page', new TypeError('x'), { key: 'unexpectedError' }],
  ])('shows %s', (_, error, shown) => {
    expect(rewardsLinking(asking('enterId'), { type: 'failed', error })[0].error).toMatchObject(shown);
  });
});

test('[REWARD-020][CONST-057] code 1089 is an event of analytics, other codes are none', () => {
  expect(rewardsLinking(asking('enterId'), events['incomplete']!)[1]).toEqual({
    type: 'track',
    event: 'completeAccountPopup',
  });
  expect(rewardsLinking(asking('enterId'), events['failed']!)).toHaveLength(1);
});

test('[REWARD-012][REWARD-013][CONST-027] a look-up asks for five profiles of page one', () => {
  expect(rewardsLinking(at('lookUp'), events['search']!)[1]).toEqual({
    type: 'callLookUp',
    customerData: { lastName: 'B' },
    maxResult: '5',
    pageNumber: '1',
  });
});

test('[REWARD-015] a look-up that finds nobody says so', () => {
  expect(after(asking('lookUp'), 'foundNone').error).toEqual({ key: 'rewardsIdNotFound' });
});

test('[REWARD-016] a failed look-up is a global error with code and text, and is logged', () => {
  const [state, shown, logged] = rewardsLinking(asking('lookUp'), events['failed']!);
  expect(state.error).toEqual({ key: 'anErrorOccurred', code: '422', text: 'No' });
  expect(shown).toEqual({ type: 'globalError', error: state.error });
  expect(logged).toEqual({ type: 'log', message: 'Account Linking Error' });
});

test('[REWARD-014] the profile that was chosen is validated by its token', () => {
  const found = after(asking('lookUp'), 'found', 'showProfiles');
  expect(found.candidates).toHaveLength(2);
  const [, call] = rewardsLinking(found, { type: 'validate', card: { candidateToken: 'c1' } });
  expect(call).toEqual({ type: 'callValidate', card: { candidateToken: 'c1' } });
});

test('[REWARD-017] three wrong answers end with the desk, a broken connection is none', () => {
  const questions = at('validateRewardQuestions', { card });
  const offline = { type: 'failed', error: new B2cError('offline') } as const;
  const [stillThere] = rewardsLinking(after(questions, 'answer'), offline);
  expect(stillThere.wrongAnswers).toBe(0);
  const twice = after(questions, 'answer', 'failed', 'answer', 'failed');
  expect(twice.error).toMatchObject({ key: 'anErrorOccurred' });
  expect(after(twice, 'answer', 'failed').error).toEqual({ key: 'contactUs' });
});

test('[REWARD-022][REWARD-023] leaving empties fields and errors; a skip is remembered, a hide marks the shopper', () => {
  const typed = at('enterId', { fields: { rewardsId: '6' }, error: { key: 'invalidRewardsId' }, validation });
  expect(rewardsLinking(typed, { type: 'skip' })).toEqual([
    initialRewardsLinking,
    { type: 'rememberSkipped' },
  ]);
  expect(rewardsLinking(typed, { type: 'hide' })).toEqual([initialRewardsLinking, { type: 'markSignedIn' }]);
  expect(after(at('enterId'), 'typed').fields).toEqual({ rewardsId: '6000' });
});

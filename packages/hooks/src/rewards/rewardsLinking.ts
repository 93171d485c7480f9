import type { InputOf, OutputOf } from '@driveline/api';
import { REWARDS_LOOKUP, REWARDS_TRIES } from '../constants.ts';
import type { Step } from '../machine/machine.ts';
import { isRefusal, lookUpError, questionsError, validationError } from './rewardsErrors.ts';
import type { RewardsError } from './rewardsErrors.ts';

type Validation = OutputOf<'rewards.validate'>;
type SignUpForm = InputOf<'rewards.signUp'>['body'];
type Candidate = OutputOf<'rewards.lookUp'>['customers'][number];

/** A card by its number, or by the token of a look-up's finding. */
export type RewardsCard = { readonly rewardsId: string } | { readonly candidateToken: string };

/** What the modal shows. */
export type RewardsStep =
  | 'hide'
  | 'rewardSignIn'
  | 'linkRewardsAccount'
  | 'enterId'
  | 'lookUp'
  | 'searchCriteriaFound'
  | 'profiles'
  | 'signMeUp'
  | 'validateRewardQuestions'
  | 'congrats'
  | 'rewardConfirmation'
  | 'createAccountConfirmation';

/** REWARD-004 to REWARD-024: the modal that links a rewards card or opens one. */
export interface RewardsLinking {
  readonly step: RewardsStep;
  readonly isRequesting: boolean;
  /** What was typed, by field; emptied when the modal is closed or skipped (REWARD-023). */
  readonly fields: Readonly<Record<string, string>>;
  /** The card that is being linked. */
  readonly card: RewardsCard | undefined;
  readonly validation: Validation | undefined;
  readonly candidates: readonly Candidate[];
  readonly wrongAnswers: number;
  readonly error: RewardsError | undefined;
}

export type RewardsLinkingEvent =
  | { readonly type: 'show' | 'hasRewards' | 'noRewards' | 'enterId' | 'lookUp' | 'showProfiles' | 'back' }
  | { readonly type: 'typed'; readonly field: string; readonly value: string }
  | { readonly type: 'validate'; readonly card: RewardsCard }
  | { readonly type: 'validated'; readonly validation: Validation }
  | { readonly type: 'search'; readonly customerData: Readonly<Record<string, string>> }
  | { readonly type: 'found'; readonly totalCount: number; readonly customers: readonly Candidate[] }
  | { readonly type: 'answer'; readonly answers: readonly RewardsAnswer[] }
  | { readonly type: 'answered'; readonly answer: OutputOf<'rewards.answerQuestions'> }
  | { readonly type: 'signUp'; readonly form: SignUpForm }
  | { readonly type: 'signedUp' | 'accountCreated' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'close' | 'skip' | 'hide' };

/** An answer to one question about a card (REWARD-017). */
export interface RewardsAnswer {
  readonly questionId: 'oneTimeCode' | 'lastName' | 'phoneLastFour' | 'postalCode';
  readonly answer: string;
}

export type RewardsLinkingEffect =
  | { readonly type: 'callValidate'; readonly card: RewardsCard }
  | ({
      readonly type: 'callLookUp';
      readonly customerData: Readonly<Record<string, string>>;
    } & typeof REWARDS_LOOKUP)
  | { readonly type: 'callAnswer'; readonly card: RewardsCard; readonly answers: readonly RewardsAnswer[] }
  | { readonly type: 'callSignUp'; readonly form: SignUpForm }
  /** REWARD-010 */
  | { readonly type: 'go'; readonly path: '/updateRewardsAccount' }
  | { readonly type: 'refreshProfile' }
  /** REWARD-023: it is not shown again by itself. */
  | { readonly type: 'rememberSkipped' }
  /** REWARD-022 */
  | { readonly type: 'markSignedIn' }
  /** REWARD-016 */
  | { readonly type: 'globalError'; readonly error: RewardsError }
  | { readonly type: 'log'; readonly message: 'Account Linking Error' }
  /** REWARD-020 */
  | { readonly type: 'track'; readonly event: 'completeAccountPopup' };

export const initialRewardsLinking: RewardsLinking = {
  step: 'hide',
  isRequesting: false,
  fields: {},
  card: undefined,
  validation: undefined,
  candidates: [],
  wrongAnswers: 0,
  error: undefined,
};

type Answer = Step<RewardsLinking, RewardsLinkingEffect>;

/** Steps between which the shopper chooses: event to target, by step. */
const CHOICES: Partial<Record<RewardsStep, Partial<Record<RewardsLinkingEvent['type'], RewardsStep>>>> = {
  hide: { show: 'rewardSignIn', accountCreated: 'createAccountConfirmation' },
  rewardSignIn: { hasRewards: 'linkRewardsAccount', noRewards: 'signMeUp' },
  linkRewardsAccount: { enterId: 'enterId', lookUp: 'lookUp', back: 'rewardSignIn' },
  enterId: { lookUp: 'lookUp', back: 'linkRewardsAccount' },
  lookUp: { enterId: 'enterId', back: 'linkRewardsAccount' },
  searchCriteriaFound: { showProfiles: 'profiles', back: 'lookUp' },
  profiles: { back: 'lookUp' },
  signMeUp: { back: 'rewardSignIn' },
};

/** Steps with a form, and the event that sends it. */
const FORMS: Partial<Record<RewardsStep, RewardsLinkingEvent['type']>> = {
  enterId: 'validate',
  profiles: 'validate',
  lookUp: 'search',
  validateRewardQuestions: 'answer',
  signMeUp: 'signUp',
};

/** REWARD-004 to REWARD-024: steps of the modal; an answer counts for the form that asked, and while it asks. */
export function rewardsLinking(state: RewardsLinking, event: RewardsLinkingEvent): Answer {
  const { step } = state;
  if (event.type === 'hide')
    return step === 'hide' ? [state] : [initialRewardsLinking, { type: 'markSignedIn' }];
  if (event.type === 'close' || event.type === 'skip') {
    return step === 'hide' ? [state] : [initialRewardsLinking, { type: 'rememberSkipped' }];
  }
  if (state.isRequesting) return answered(state, event);
  const chosen = CHOICES[step]?.[event.type];
  if (chosen) return [{ ...state, step: chosen, error: undefined }];
  if (FORMS[step] === undefined) return [state];
  if (event.type === 'typed') {
    return [{ ...state, fields: { ...state.fields, [event.field]: event.value }, error: undefined }];
  }
  return event.type === FORMS[step] ? sent(state, event) : [state];
}

function sent(state: RewardsLinking, event: RewardsLinkingEvent): Answer {
  const requesting = { ...state, isRequesting: true, error: undefined };
  switch (event.type) {
    case 'validate':
      return [
        { ...requesting, card: event.card },
        { type: 'callValidate', card: event.card },
      ];
    case 'search':
      return [
        { ...requesting, candidates: [] },
        { type: 'callLookUp', customerData: event.customerData, ...REWARDS_LOOKUP },
      ];
    case 'answer':
      // Without a card, and after too many wrong answers, there is nothing to prove.
      return state.card && state.wrongAnswers < REWARDS_TRIES
        ? [requesting, { type: 'callAnswer', card: state.card, answers: event.answers }]
        : [state];
    case 'signUp':
      return [requesting, { type: 'callSignUp', form: event.form }];
    default:
      return [state];
  }
}

/** What a call's answer means depends on the form that asked. */
function answered(state: RewardsLinking, event: RewardsLinkingEvent): Answer {
  const settled = { ...state, isRequesting: false };
  const form = FORMS[state.step];
  if (event.type === 'failed') return failed(settled, event.error);
  if (event.type === 'validated' && form === 'validate') return validated(settled, event.validation);
  if (event.type === 'found' && form === 'search') {
    return event.totalCount > 0
      ? [{ ...settled, step: 'searchCriteriaFound', candidates: event.customers }]
      : [{ ...settled, error: { key: 'rewardsIdNotFound' } }];
  }
  if (event.type === 'answered' && form === 'answer') {
    if (event.answer.acountsLinked) return linked(settled);
    return event.answer.profileUpdateRequired
      ? [initialRewardsLinking, { type: 'go', path: '/updateRewardsAccount' }]
      : [{ ...settled, step: 'rewardConfirmation' }];
  }
  if (event.type === 'signedUp' && form === 'signUp') {
    return [{ ...settled, step: 'rewardConfirmation' }, { type: 'refreshProfile' }];
  }
  return [state];
}

/** REWARD-008 to REWARD-011, in the order of their decision. */
function validated(state: RewardsLinking, validation: Validation): Answer {
  const next = { ...state, validation };
  if (!validation.azProfileInfo) return [{ ...next, error: { key: 'invalidRewardsId' } }];
  if (validation.acountsLinked) return linked(next);
  if (validation.validateQuestionsRequired) {
    return [{ ...next, step: 'validateRewardQuestions', wrongAnswers: 0 }];
  }
  if (validation.profileUpdateRequired) {
    return [initialRewardsLinking, { type: 'go', path: '/updateRewardsAccount' }];
  }
  // The code to the contact on file is asked for always (REWARD-017).
  const step = validation.questions.length > 0 ? 'validateRewardQuestions' : 'rewardConfirmation';
  return [{ ...next, step, wrongAnswers: 0 }];
}

const linked = (state: RewardsLinking): Answer => [
  { ...state, step: 'congrats' },
  { type: 'refreshProfile' },
];

function failed(state: RewardsLinking, failure: unknown): Answer {
  switch (FORMS[state.step]) {
    case 'search': {
      const error = lookUpError(failure);
      return [
        { ...state, error },
        { type: 'globalError', error },
        { type: 'log', message: 'Account Linking Error' },
      ];
    }
    case 'validate': {
      const { error, isIncomplete } = validationError(failure);
      return isIncomplete
        ? [
            { ...state, error },
            { type: 'track', event: 'completeAccountPopup' },
          ]
        : [{ ...state, error }];
    }
    case 'answer': {
      const wrongAnswers = state.wrongAnswers + (isRefusal(failure) ? 1 : 0);
      return [{ ...state, wrongAnswers, error: questionsError(failure, wrongAnswers) }];
    }
    default:
      return [{ ...state, error: validationError(failure).error }];
  }
}

/** REWARD-021: the popup that a step belongs to. */
export function rewardsPopup(
  step: RewardsStep,
):
  | 'hide'
  | 'rewardSignIn'
  | 'linkRewardsAccount'
  | 'validateRewardQuestions'
  | 'rewardConfirmation'
  | 'createAccountConfirmation' {
  switch (step) {
    case 'enterId':
    case 'lookUp':
    case 'searchCriteriaFound':
    case 'profiles':
      return 'linkRewardsAccount';
    case 'signMeUp':
      return 'rewardSignIn';
    case 'congrats':
      return 'rewardConfirmation';
    default:
      return step;
  }
}

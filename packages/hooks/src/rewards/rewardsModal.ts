import type { Step } from '../machine/machine.ts';
import type { RewardsCard, RewardsLinkForm, RewardsLinkNext } from './rewardsLinkSteps.ts';

/** The forms of the linking, by what their posts ask for. */
export type RewardsLinkIntent = 'validate-card' | 'look-up-card' | 'answer-questions';
type Values = RewardsLinkForm['values'];

/** REWARD-004 to REWARD-024: the modal over the page, which asks the questions of the page that links a card. */
export interface RewardsModal {
  readonly step: 'hide' | 'rewardSignIn' | RewardsLinkForm['step'] | 'linked';
  /** What the last post led to; none where a form is shown for the first time (REWARD-023). */
  readonly form: RewardsLinkForm | undefined;
  readonly isSending: boolean;
}

export type RewardsModalEvent =
  /** `isDue`: the account has no card and did not skip; `isWelcome`: the page is one where it may open. */
  | { readonly type: 'situation'; readonly isDue: boolean; readonly isWelcome: boolean }
  | { readonly type: 'choose'; readonly way: 'enterId' | 'lookUp' }
  | { readonly type: 'back' }
  | { readonly type: 'send'; readonly intent: RewardsLinkIntent; readonly typed: Values }
  | { readonly type: 'next'; readonly next: RewardsLinkNext }
  | { readonly type: 'failed'; readonly typed: Values }
  | { readonly type: 'close' };

export type RewardsModalEffect =
  | { readonly type: 'call'; readonly intent: RewardsLinkIntent; readonly typed: Values }
  | { readonly type: 'complete'; readonly card: RewardsCard }
  | { readonly type: 'refreshProfile' }
  /** REWARD-020 */
  | { readonly type: 'track'; readonly event: 'completeAccountPopup' }
  /** REWARD-023: it does not open by itself again. */
  | { readonly type: 'rememberSkipped' }
  /** REWARD-022 */
  | { readonly type: 'markSignedIn' };

export const initialRewardsModal: RewardsModal = { step: 'hide', form: undefined, isSending: false };

type Answer = Step<RewardsModal, RewardsModalEffect>;

/** REWARD-004 to REWARD-024: steps of the modal; an answer counts while it is waited for. */
export function rewardsModal(state: RewardsModal, event: RewardsModalEvent): Answer {
  const { step, isSending } = state;
  if (event.type === 'situation') {
    if (step === 'hide')
      return event.isDue && event.isWelcome ? [{ ...initialRewardsModal, step: 'rewardSignIn' }] : [state];
    if (event.isWelcome) return [state];
    return step === 'linked' ? [initialRewardsModal, { type: 'markSignedIn' }] : [initialRewardsModal];
  }
  // A card that was linked while its modal was closed is told to the page all the same.
  if (step === 'hide')
    return event.type === 'next' && event.next.step === 'linked'
      ? [state, { type: 'refreshProfile' }]
      : [state];
  if (event.type === 'close')
    return [initialRewardsModal, { type: step === 'linked' ? 'markSignedIn' : 'rememberSkipped' }];
  if (isSending) return answered(state, event);
  switch (event.type) {
    case 'choose':
      return step === 'rewardSignIn' ? [{ ...initialRewardsModal, step: event.way }] : [state];
    case 'back':
      return step === 'rewardSignIn' || step === 'linked'
        ? [state]
        : [{ ...initialRewardsModal, step: 'rewardSignIn' }];
    case 'send':
      if (step === 'rewardSignIn' || step === 'linked') return [state];
      return [
        { ...state, isSending: true },
        { type: 'call', intent: event.intent, typed: event.typed },
      ];
    default:
      return [state];
  }
}

function answered(state: RewardsModal, event: RewardsModalEvent): Answer {
  const { step } = state;
  if (event.type === 'failed' && step !== 'hide' && step !== 'rewardSignIn' && step !== 'linked') {
    const form = { ...state.form, step, values: event.typed, error: 'unexpectedError', message: '' } as const;
    return [{ step, form, isSending: false }];
  }
  if (event.type !== 'next') return [state];
  const { next } = event;
  if (next.step === 'linked') return [{ ...initialRewardsModal, step: 'linked' }, { type: 'refreshProfile' }];
  if (next.step === 'complete') return [initialRewardsModal, { type: 'complete', card: next.card }];
  const shown: RewardsModal = { step: next.step, form: next, isSending: false };
  return next.isIncomplete ? [shown, { type: 'track', event: 'completeAccountPopup' }] : [shown];
}

/** REWARD-021: the kind of popup that a step belongs to. */
export function rewardsPopup(step: RewardsModal['step']) {
  switch (step) {
    case 'hide':
    case 'rewardSignIn':
      return step;
    case 'questions':
      return 'validateRewardQuestions';
    case 'linked':
      return 'rewardConfirmation';
    default:
      return 'linkRewardsAccount';
  }
}

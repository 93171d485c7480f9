import { expect, test } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import type { Events } from '../../test/transitions.ts';
import { initialRewardsModal, rewardsModal, rewardsPopup } from './rewardsModal.ts';
import type { RewardsModal, RewardsModalEvent } from './rewardsModal.ts';

const typed = { rewardsId: '6000' };
const at = (step: RewardsModal['step'], isSending = false): RewardsModal => ({
  ...initialRewardsModal,
  step,
  isSending,
});
const next = (step: 'enterId' | 'lookUp' | 'profiles' | 'questions') =>
  ({ type: 'next', next: { step, values: typed } }) as const;

const events: Events<RewardsModalEvent> = {
  situation: { type: 'situation', isDue: true, isWelcome: true },
  notDue: { type: 'situation', isDue: false, isWelcome: true },
  elsewhere: { type: 'situation', isDue: true, isWelcome: false },
  choose: { type: 'choose', way: 'enterId' },
  lookUp: { type: 'choose', way: 'lookUp' },
  back: { type: 'back' },
  send: { type: 'send', intent: 'validate-card', typed },
  next: next('profiles'),
  questions: next('questions'),
  incomplete: { type: 'next', next: { step: 'enterId', values: typed, isIncomplete: true } },
  complete: { type: 'next', next: { step: 'complete', card: typed } },
  linked: { type: 'next', next: { step: 'linked' } },
  failed: { type: 'failed', typed },
  close: { type: 'close' },
};

const left = { elsewhere: 'hide', close: ['hide', 'rememberSkipped'] } as const;
const form = (step: string) => ({
  ...left,
  back: 'rewardSignIn',
  send: [`${step}, sending`, 'call'] as const,
});
const sending = (step: string) => ({
  ...left,
  next: 'profiles',
  questions: 'questions',
  incomplete: ['enterId', 'track'] as const,
  complete: ['hide', 'complete'] as const,
  linked: ['linked', 'refreshProfile'] as const,
  failed: step,
});

proveTransitions<RewardsModal, RewardsModalEvent>('[REWARD-004][REWARD-005] the linking modal', {
  reduce: rewardsModal,
  initial: initialRewardsModal,
  nameOf: ({ step, isSending }) => (isSending ? `${step}, sending` : step),
  states: {
    hide: initialRewardsModal,
    rewardSignIn: at('rewardSignIn'),
    enterId: at('enterId'),
    'enterId, sending': at('enterId', true),
    lookUp: at('lookUp'),
    'lookUp, sending': at('lookUp', true),
    profiles: at('profiles'),
    'profiles, sending': at('profiles', true),
    questions: at('questions'),
    'questions, sending': at('questions', true),
    linked: at('linked'),
  },
  events,
  transitions: {
    hide: { situation: 'rewardSignIn', linked: ['hide', 'refreshProfile'] },
    rewardSignIn: { ...left, choose: 'enterId', lookUp: 'lookUp' },
    enterId: form('enterId'),
    'enterId, sending': sending('enterId'),
    lookUp: form('lookUp'),
    'lookUp, sending': sending('lookUp'),
    profiles: form('profiles'),
    'profiles, sending': sending('profiles'),
    questions: form('questions'),
    'questions, sending': sending('questions'),
    linked: { elsewhere: ['hide', 'markSignedIn'], close: ['hide', 'markSignedIn'] },
  },
  // A closed modal remembers nothing (REWARD-023).
  holds: (state) => state.step !== 'hide' || state === initialRewardsModal,
});

test('[REWARD-022][REWARD-023] leaving forgets what was typed; a skip is remembered, a link marks the shopper', () => {
  const filled: RewardsModal = {
    step: 'enterId',
    form: { step: 'enterId', values: typed },
    isSending: false,
  };
  expect(rewardsModal(filled, { type: 'close' })).toEqual([initialRewardsModal, { type: 'rememberSkipped' }]);
  expect(rewardsModal(at('linked'), { type: 'close' })).toEqual([
    initialRewardsModal,
    { type: 'markSignedIn' },
  ]);
});

test('[REWARD-021] every step belongs to a popup', () => {
  const steps = ['hide', 'rewardSignIn', 'enterId', 'lookUp', 'profiles', 'questions', 'linked'] as const;
  expect(steps.map(rewardsPopup)).toEqual([
    'hide',
    'rewardSignIn',
    'linkRewardsAccount',
    'linkRewardsAccount',
    'linkRewardsAccount',
    'validateRewardQuestions',
    'rewardConfirmation',
  ]);
});

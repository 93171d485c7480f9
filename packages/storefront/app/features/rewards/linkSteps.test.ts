import { B2cError } from '@driveline/api';
import { fixtureIn } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { nextOfLink } from './linkSteps.ts';

const of = fixtureIn('us');
const open = {
  azProfileInfo: {
    rewardsId: '••01',
    firstName: 'A',
    lastName: 'B',
    emailAddress: '',
    telephoneNumber: '',
    postalCode: '',
  },
  acountsLinked: false,
  profileUpdateRequired: false,
  validateQuestionsRequired: false,
  questions: ['oneTimeCode' as const],
  codeSentTo: 'a•••@example.com',
};
const card = { rewardsId: '6000 1' };
const validated = (validation: ReturnType<typeof of<'rewards.validate'>>) =>
  nextOfLink({ form: 'enterId', card, event: { type: 'validated', validation } });
const refused = (status: number, details: { errorCode?: string; errorMessageKey?: string } = {}) => ({
  type: 'failed' as const,
  error: new B2cError('http', 'Said by the server', { status, ...details }),
});

test('[REWARD-008] a card that is linked already leads to the rewards', () => {
  expect(validated({ ...open, acountsLinked: true })).toBe('/rewards?done=linked');
});

test('[REWARD-009][REWARD-017] a card of somebody asks for the code that was sent', () => {
  expect(validated(open)).toMatchObject({
    step: 'questions',
    questions: ['oneTimeCode'],
    codeSentTo: 'a•••@example.com',
  });
});

test('[REWARD-011][REWARD-019] a card without profile and a number that none has say different things', () => {
  expect(validated({ ...open, azProfileInfo: null })).toMatchObject({
    step: 'enterId',
    error: 'invalidRewardsId',
  });
  const event = refused(422, { errorMessageKey: 'error_rewards_invalid' });
  expect(nextOfLink({ form: 'enterId', card, event })).toMatchObject({
    error: 'invalidIdTryAgain',
    message: '',
  });
});

test('[REWARD-018] another refusal shows the server’s words', () => {
  expect(nextOfLink({ form: 'enterId', card, event: refused(422) })).toMatchObject({
    error: 'anErrorOccurred',
    message: 'Said by the server',
  });
});

test('[REWARD-020] an account that lacks something is told where to complete it', () => {
  const event = refused(422, { errorCode: '1089' });
  expect(nextOfLink({ form: 'enterId', card, event })).toMatchObject({ isIncomplete: true });
});

test('[REWARD-010] a card that lacks facts of its holder is completed, and goes along', () => {
  const event = { type: 'answered' as const, answer: { acountsLinked: false, profileUpdateRequired: true } };
  const next = (given: Parameters<typeof nextOfLink>[0]['card']) =>
    nextOfLink({ form: 'validateRewardQuestions', ...(given && { card: given }), event });
  expect(next(card)).toBe('/updateRewardsAccount?card=6000+1');
  expect(next({ candidateToken: 'c&1' })).toBe('/updateRewardsAccount?card=c%261&by=token');
});

test('[REWARD-014][REWARD-015] a look-up shows whom it found, or says that there is nobody', () => {
  const { customers } = of('rewards.lookUp');
  expect(nextOfLink({ form: 'lookUp', event: { type: 'found', totalCount: 1, customers } })).toEqual({
    step: 'profiles',
    customers,
  });
  const nobody = nextOfLink({ form: 'lookUp', event: { type: 'found', totalCount: 0, customers: [] } });
  expect(nobody).toMatchObject({ step: 'lookUp', error: 'rewardsIdNotFound' });
});

test('[REWARD-017] the third wrong answer ends the tries; a server that is away counts for none', () => {
  const wrong = (wrongAnswers: number, event = refused(422, { errorMessageKey: 'error_answer_wrong' })) =>
    nextOfLink({ form: 'validateRewardQuestions', card, wrongAnswers, event });
  expect(wrong(0)).toMatchObject({ step: 'questions', wrongAnswers: 1 });
  expect(wrong(2)).toMatchObject({ error: 'contactUs' });
  expect(
    nextOfLink({
      form: 'validateRewardQuestions',
      card,
      wrongAnswers: 2,
      event: { type: 'failed', error: new B2cError('timeout') },
    }),
  ).toMatchObject({ wrongAnswers: 2, error: 'unexpectedError' });
});

test('[REWARD-017] right answers link the card', () => {
  const event = { type: 'answered' as const, answer: { acountsLinked: true, profileUpdateRequired: false } };
  expect(nextOfLink({ form: 'validateRewardQuestions', card, event })).toBe('/rewards?done=linked');
});

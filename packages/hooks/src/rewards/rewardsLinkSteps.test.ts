import { B2cError, type B2cErrorDetails } from '@driveline/api';
import { fixtureIn } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { afterAnswers, afterFailure, afterLookUp, afterValidation } from './rewardsLinkSteps.ts';

const azProfileInfo = {
  rewardsId: '••01',
  firstName: 'A',
  lastName: 'B',
  emailAddress: '',
  telephoneNumber: '',
  postalCode: '',
};
const open = {
  azProfileInfo,
  acountsLinked: false,
  profileUpdateRequired: false,
  validateQuestionsRequired: false,
  questions: ['oneTimeCode' as const],
  codeSentTo: 'a•••@example.com',
};
const card = { rewardsId: '6000 1' };
const enterId = { step: 'enterId' } as const;
const validated = (facts: Partial<Parameters<typeof afterValidation>[2]>) =>
  afterValidation(enterId, card, { ...open, ...facts });
const refused = (details: Pick<B2cErrorDetails, 'errorCode' | 'errorMessageKey'> = {}, message = 'Said') =>
  new B2cError('http', message, { status: 422, ...details });

describe('a validated card', () => {
  const asks = { step: 'questions', questions: ['oneTimeCode'], codeSentTo: 'a•••@example.com' };

  test('[REWARD-008] that is linked already leads to the rewards', () => {
    expect(validated({ acountsLinked: true, validateQuestionsRequired: true })).toEqual({ step: 'linked' });
  });

  test('[REWARD-009] asks its questions before its holder is completed', () => {
    expect(validated({ validateQuestionsRequired: true, profileUpdateRequired: true })).toEqual(asks);
  });

  test('[REWARD-010] that lacks facts of its holder is completed, and goes along', () => {
    expect(validated({ profileUpdateRequired: true })).toEqual({ step: 'complete', card });
  });

  test('[REWARD-017] asks for the code that was sent, though it asks for nothing else', () => {
    expect(validated({})).toEqual(asks);
  });

  test('[REWARD-011] without profile is none, whatever else is said of it', () => {
    const none = { step: 'enterId', error: 'invalidRewardsId', message: '' };
    expect(validated({ azProfileInfo: null, acountsLinked: true })).toEqual(none);
  });
});

test('[REWARD-014][REWARD-015] a look-up shows whom it found, or says that there is nobody', () => {
  const { customers } = fixtureIn('us')('rewards.lookUp');
  expect(afterLookUp({ totalCount: 1, customers })).toEqual({ step: 'profiles', customers });
  expect(afterLookUp({ totalCount: 0, customers: [] })).toMatchObject({
    step: 'lookUp',
    error: 'rewardsIdNotFound',
  });
});

test('[REWARD-010][REWARD-017] right answers link the card, or lead to what it lacks', () => {
  const found = { candidateToken: 'c&1' };
  expect(afterAnswers(card, { acountsLinked: true, profileUpdateRequired: false })).toEqual({
    step: 'linked',
  });
  expect(afterAnswers(found, { acountsLinked: false, profileUpdateRequired: true })).toEqual({
    step: 'complete',
    card: found,
  });
});

test('[REWARD-019] a number that no card can have reads in the shop’s own words', () => {
  expect(afterFailure(enterId, refused({ errorMessageKey: 'error_rewards_invalid' }))).toEqual({
    step: 'enterId',
    error: 'invalidIdTryAgain',
    message: '',
  });
});

describe('[REWARD-018] a failed validation shows', () => {
  test.each([
    ['the server’s text', refused({}, 'Try tomorrow'), { error: 'anErrorOccurred', message: 'Try tomorrow' }],
    ['its own without one', refused({}, ''), { error: 'anErrorOccurred', message: '' }],
    ['another one without an answer', new B2cError('network'), { error: 'unexpectedError', message: '' }],
    ['another one for a fault of the page', new TypeError('x'), { error: 'unexpectedError', message: '' }],
  ])('%s', (_, error, shown) => {
    expect(afterFailure({ step: 'profiles' }, error)).toEqual({ step: 'profiles', ...shown });
  });
});

test('[REWARD-020][CONST-057] code 1089 alone says that the account lacks something', () => {
  expect(afterFailure(enterId, refused({ errorCode: '1089' }))).toMatchObject({ isIncomplete: true });
  expect(afterFailure(enterId, refused({ errorCode: '422' }))).not.toHaveProperty('isIncomplete');
});

test('[REWARD-016] a failed look-up shows the text of the first detail', () => {
  expect(afterFailure({ step: 'lookUp' }, refused({ errorCode: '422' }, 'Too little'))).toEqual({
    step: 'lookUp',
    error: 'anErrorOccurred',
    message: 'Too little',
  });
});

test('[REWARD-017] the third wrong answer ends the tries; a server that is away counts for none', () => {
  const asked = (wrongAnswers: number) => ({ step: 'questions', wrongAnswers }) as const;
  const wrong = refused({ errorMessageKey: 'error_answer_wrong' });
  expect(afterFailure(asked(0), wrong)).toMatchObject({ step: 'questions', wrongAnswers: 1 });
  expect(afterFailure(asked(2), wrong)).toMatchObject({ error: 'contactUs' });
  expect(afterFailure(asked(2), new B2cError('timeout'))).toMatchObject({
    wrongAnswers: 2,
    error: 'unexpectedError',
  });
});

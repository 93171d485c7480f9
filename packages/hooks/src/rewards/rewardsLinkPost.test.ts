import { fixtureIn } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { market } from '../../test/market.ts';
import { refusal } from '../../test/stubClient.ts';
import { linkByAnswers, linkByCard, linkByFacts } from './rewardsLinkPost.ts';

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

test('what the rules refuse is not sent, and comes back as it was typed', async () => {
  const { client, sent } = answering();
  const post = (typed: Record<string, string>) => ({ client, market, typed });
  expect(await linkByCard(post({ rewardsId: ' ' }))).toMatchObject({
    step: 'enterId',
    values: { rewardsId: ' ' },
    issues: [{ field: 'rewardsId' }],
  });
  expect(await linkByFacts(post({ lastName: 'Stone' }))).toMatchObject({ step: 'lookUp' });
  const shown = { questions: 'lastName oneTimeCode stolen', codeSentTo: 'a•••', wrongAnswers: '1', ...card };
  expect(await linkByAnswers(post({ ...shown, lastName: 'Stone' }))).toMatchObject({
    step: 'questions',
    questions: ['lastName', 'oneTimeCode'],
    codeSentTo: 'a•••',
    wrongAnswers: 1,
    values: shown,
  });
  expect(sent).toEqual([]);
});

test('[REWARD-007] an entered number is posted, and what it asks for comes back with what was typed', async () => {
  const { client, sent } = answering({ 'rewards.validate': open });
  expect(await linkByCard({ client, market, typed: card })).toEqual({
    step: 'questions',
    questions: ['oneTimeCode'],
    codeSentTo: 'a•••@example.com',
    values: card,
  });
  expect(sent.map(({ id, input }) => [id, input.body])).toEqual([['rewards.validate', card]]);
});

test('[REWARD-012][REWARD-013][REWARD-014][CONST-027] who was found is looked up by facts and asked for by token', async () => {
  const { client, sent } = answering({
    'rewards.lookUp': { ...of('rewards.lookUp'), totalCount: 1 },
    'rewards.validate': { ...open, acountsLinked: true },
  });
  const typed = { lastName: 'Stone', telephoneNumber: '(901) 555-0142' };
  expect(await linkByFacts({ client, market, typed })).toMatchObject({ step: 'profiles', values: typed });
  expect(await linkByCard({ client, market, typed: { candidateToken: 'c1' } })).toEqual({ step: 'linked' });
  expect(sent.map(({ input }) => input.body)).toEqual([
    { customerData: { lastName: 'Stone', telephoneNumber: '9015550142' } },
    { candidateToken: 'c1' },
  ]);
  expect(sent[0]?.input.query).toEqual({ maxResult: '5', pageNumber: '1' });
});

test.each([
  ['92701', { lastName: 'Stone', postalCode: '92701' }],
  ['a@example.com', { lastName: 'Stone', emailAddress: 'a@example.com' }],
])(
  '[VALID-017] %s in the one field is sent as what it is, and the other is left out',
  async (typed, data) => {
    const { client, sent } = answering({ 'rewards.lookUp': of('rewards.lookUp') });
    await linkByFacts({ client, market, typed: { lastName: 'Stone', rewardsLookup: typed } });
    expect(sent[0]?.input.body).toEqual({ customerData: data });
  },
);

test('[REWARD-016] a look-up that fails says the server’s text, and is logged', async () => {
  const { client, sent } = answering({
    'rewards.lookUp': refusal(422, '422', 'Too little', 'error_lookup_incomplete'),
    'shell.log': null,
  });
  const typed = { lastName: 'Stone', rewardsLookup: '38103' };
  expect(await linkByFacts({ client, market, typed })).toEqual({
    step: 'lookUp',
    error: 'anErrorOccurred',
    message: 'Too little',
    values: typed,
  });
  const logged = sent.filter(({ id }) => id === 'shell.log').map(({ input }) => input.body);
  expect(logged).toEqual([{ message: 'Account Linking Error', level: 'error' }]);
});

test('[REWARD-017] the answers go with their card, and a wrong one keeps what the form was shown with', async () => {
  const { client, sent } = answering({
    'rewards.answerQuestions': refusal(422, '422', 'Wrong', 'error_answer_wrong'),
  });
  const typed = {
    ...card,
    questions: 'oneTimeCode',
    codeSentTo: 'a•••',
    wrongAnswers: '1',
    oneTimeCode: '111111',
  };
  expect(await linkByAnswers({ client, market, typed })).toEqual({
    step: 'questions',
    error: 'anErrorOccurred',
    message: 'Wrong',
    questions: ['oneTimeCode'],
    codeSentTo: 'a•••',
    wrongAnswers: 2,
    values: typed,
  });
  expect(sent[0]?.input.body).toEqual({
    ...card,
    answers: [{ questionId: 'oneTimeCode', answer: '111111' }],
  });
});

test('[REWARD-043] who has to sign in again is told to the caller', async () => {
  const { client } = answering({ 'rewards.validate': refusal(401, '401', 'No', 'error_not_signed_in') });
  await expect(linkByCard({ client, market, typed: card })).rejects.toMatchObject({ status: 401 });
});

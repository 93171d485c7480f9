import { isB2cError, type B2cClient } from '@driveline/api';
import {
  rewardsMutations,
  type RewardsAnswer,
  type RewardsCard,
  type RewardsLinkingEvent,
} from '@driveline/hooks';
import {
  rewardsIdForm,
  rewardsLookUpForm,
  rewardsQuestionsForm,
  phoneDigits,
  type Issue,
  type RewardsQuestion,
  type Values,
} from '@driveline/validation';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf, type ActionData } from '../../data/actionData.ts';
import { pageUrl } from '../../data/pageUrl.ts';
import { signInPath } from '../session/index.ts';
import { linkIntents, type LinkAnswer } from './linkAnswer.ts';
import { nextOfLink, type Settled } from './linkSteps.ts';

type Post = ActionData & { readonly typed: Values };
type Next = string | LinkAnswer;

/** Every post of the page that links a card (REWARD-043). */
export async function linkAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const asked = await actionDataOf(args);
  const typed = textsOf(asked.form);
  const run = byIntent[typed['intent'] ?? ''];
  if (!run) throw data(null, { status: 400 });
  try {
    const next = await run({ ...asked, typed });
    return typeof next === 'string' ? redirect(next, 303) : data(next, { status: isFault(next) ? 422 : 200 });
  } catch (error) {
    if (!isB2cError(error) || error.status !== 401) throw error;
    return redirect(signInPath(pageUrl(asked.request)), 303);
  }
}

const isFault = ({ issues, error }: LinkAnswer) => issues !== undefined || error !== undefined;

const byIntent: Readonly<Record<string, (post: Post) => Promise<Next>>> = {
  [linkIntents.validate]: validate,
  [linkIntents.lookUp]: lookUp,
  [linkIntents.answer]: answer,
};

/** Asks, and says what comes next; who has to sign in again is led there by the action. */
async function settle(
  values: Values,
  asked: Omit<Settled, 'event'>,
  call: Promise<RewardsLinkingEvent>,
): Promise<Next> {
  const event = await call.catch((error: unknown): RewardsLinkingEvent => {
    if (!isB2cError(error) || error.status === 401) throw error;
    return { type: 'failed', error };
  });
  const next = nextOfLink({ ...asked, event });
  return typeof next === 'string' ? next : { ...next, values };
}

const cardOf = ({ rewardsId, candidateToken }: Values): RewardsCard =>
  candidateToken ? { candidateToken } : { rewardsId: rewardsId ?? '' };

const validateCard = (client: B2cClient, card: RewardsCard) =>
  rewardsMutations
    .validate(client)
    .mutate(card)
    .then((validation): RewardsLinkingEvent => ({ type: 'validated', validation }));

/** A card by its number, or one that the look-up has found (REWARD-007, REWARD-014). */
async function validate({ client, typed }: Post): Promise<Next> {
  if (typed['candidateToken']) {
    const card = cardOf(typed);
    return settle(typed, { form: 'profiles', card }, validateCard(client, card));
  }
  const { values, issues } = rewardsIdForm().validate(typed);
  if (issues.length > 0) return refused('enterId', typed, issues);
  const card = cardOf(values);
  return settle(typed, { form: 'enterId', card }, validateCard(client, card));
}

/** REWARD-012 */
async function lookUp({ client, market, typed }: Post): Promise<Next> {
  const { values, issues } = rewardsLookUpForm(market).validate(typed);
  if (issues.length > 0) return refused('lookUp', typed, issues);
  const { lastName, telephoneNumber, emailAddress, postalCode } = values;
  const customerData = {
    ...(lastName && { lastName }),
    ...(telephoneNumber && { telephoneNumber: phoneDigits(telephoneNumber, market.phone) }),
    ...(emailAddress && { emailAddress }),
    ...(postalCode && { postalCode }),
  };
  const found = rewardsMutations
    .lookUp(client)
    .mutate({ customerData })
    .then(({ totalCount, customers }): RewardsLinkingEvent => ({ type: 'found', totalCount, customers }));
  return settle(typed, { form: 'lookUp' }, found);
}

/** The code, and what else the card asks for (REWARD-017). */
async function answer({ client, typed }: Post): Promise<Next> {
  const questions = (typed['questions'] ?? '').split(' ').filter(isQuestion);
  const { values, issues } = rewardsQuestionsForm(questions).validate(typed);
  const kept = { questions, codeSentTo: typed['codeSentTo'] ?? null };
  const wrongAnswers = Number(typed['wrongAnswers'] ?? 0);
  if (issues.length > 0) return { ...refused('questions', typed, issues), ...kept, wrongAnswers };
  const answers: RewardsAnswer[] = questions.map((questionId) => ({
    questionId,
    answer: values[questionId] ?? '',
  }));
  const card = cardOf(typed);
  const next = await settle(
    typed,
    { form: 'validateRewardQuestions', card, wrongAnswers },
    rewardsMutations
      .answerQuestions(client)
      .mutate({ ...card, answers })
      .then((answered): RewardsLinkingEvent => ({ type: 'answered', answer: answered })),
  );
  if (typeof next === 'string') return next;
  return { ...next, ...kept };
}

const QUESTIONS: readonly RewardsQuestion[] = ['oneTimeCode', 'lastName', 'phoneLastFour', 'postalCode'];
const isQuestion = (name: string): name is RewardsQuestion => QUESTIONS.some((it) => it === name);

const refused = (step: LinkAnswer['step'], values: Values, issues: readonly Issue[]): LinkAnswer => ({
  step,
  values,
  issues,
});

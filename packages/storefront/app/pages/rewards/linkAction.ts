import { isB2cError } from '@driveline/api';
import { linkByAnswers, linkByCard, linkByFacts, type RewardsLinkForm } from '@driveline/hooks';
import { data, redirect } from 'react-router-dom';
import { actionDataOf, textsOf, type RouteArgs } from '../../data/actionData.ts';
import { pageUrl } from '../../data/pageUrl.ts';
import { handlerOf, type Handlers } from '../../intents/formIntents.ts';
import { signInPath } from '../../session/forMembers.ts';
import * as paths from '../../paths/index.ts';

/** Which form of the linking a post leads to, and what it says. */
export type LinkAnswer = RewardsLinkForm;

const steps: Handlers<typeof linkByCard> = {
  'validate-card': linkByCard,
  'look-up-card': linkByFacts,
  'answer-questions': linkByAnswers,
};

/** Every post of the page that links a card (REWARD-043). */
export async function linkAction(args: RouteArgs) {
  const { client, market, form, request } = await actionDataOf(args);
  const typed = textsOf(form);
  try {
    const next = await handlerOf(steps, typed['intent'])({ client, market, typed });
    if (next.step === 'linked') return redirect(`${paths.rewards()}?done=linked`, 303);
    if (next.step === 'complete') return redirect(paths.rewardsUpdate(next.card), 303);
    const isFault = next.issues !== undefined || next.error !== undefined;
    return data<LinkAnswer>(next, { status: isFault ? 422 : 200 });
  } catch (error) {
    if (!isB2cError(error) || error.status !== 401) throw error;
    return redirect(signInPath(pageUrl(request)), 303);
  }
}

import { addParts, sharedParts, type AddedParts } from '@driveline/hooks';
import { data, redirect } from 'react-router-dom';
import { actionDataOf, type RouteArgs } from '../../data/actionData.ts';
import { handlerOf } from '../../intents/formIntents.ts';
import * as paths from '../../paths/index.ts';

/** Puts what the link states into the cart; what the cart refuses is named on the page (PLUS-068). */
export async function sharedCartAction(args: RouteArgs) {
  const { client, form, request } = await actionDataOf(args);
  const add = () => addParts(client, sharedParts(new URL(request.url).searchParams));
  const answer = await handlerOf({ 'add-shared': add }, form.get('intent'))();
  if (answer.refused.length === 0) return redirect(paths.cart(), 303);
  return data<AddedParts>(answer, { status: 422 });
}

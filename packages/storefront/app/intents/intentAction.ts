import { keepRefusal, knowPageType, refusedAddress, returnsNoticeHidden } from '@driveline/hooks';
import { ownPath } from '@driveline/hooks/session';
import { data, redirect } from 'react-router-dom';
import type { RouteArgs } from '../data/actionData.ts';
import { postedForm } from '../data/postedForm.ts';
import { requestDataOf } from '../data/requestData.ts';
import { requestShop } from '../shop/requestShop.ts';
import { intents, isIntent, type Intent } from './intents.ts';
import * as paths from '../paths/index.ts';

/** Takes the post of a form with an intent and goes on by a 303, so that a reload sends nothing twice. */
export async function intentAction({ request, context }: RouteArgs) {
  const form = await postedForm(request);
  const name = form.get('intent');
  const shop = context.get(requestShop);
  const asked = askedPath(form);
  const from = request.headers.get('referer') ?? '';
  const back = asked ?? ownPath(from, shop.origin) ?? paths.home();
  if (name === 'hide-returns') {
    shop.setCookies.push(returnsNoticeHidden({ secure: shop.origin.startsWith('https:') }));
    return redirect(back, 303);
  }
  if (!isIntent(name)) throw data(null, { status: 400 });
  const { read, mutation, next } = intents[name] as Intent<unknown, unknown>;
  const { client, queryClient } = requestDataOf(shop);
  await knowPageType(queryClient, client, shop.cameFrom);
  try {
    await mutation(client).mutate(read(form));
  } catch (error) {
    const keep = (refusal: Parameters<typeof keepRefusal>[1]) => keepRefusal(shop, refusal);
    return redirect(refusedAddress(back, error, form, keep), 303);
  }
  return redirect(asked ?? next ?? back, 303);
}

/** Path of this shop that the form names. */
function askedPath(form: FormData): string | undefined {
  const asked = form.get('returnTo');
  return typeof asked === 'string' && asked.startsWith('/') ? ownPath(asked) : undefined;
}

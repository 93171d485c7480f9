import { isB2cError } from '@driveline/api';
import {
  keepRefusal,
  knowPageType,
  quantityOf,
  remedyOf,
  returnsNoticeHidden,
  writeRefusal,
} from '@driveline/hooks';
import { ownPath } from '@driveline/hooks/session';
import { data, redirect } from 'react-router-dom';
import type { RouteArgs } from '../data/actionData.ts';
import { postedForm } from '../data/postedForm.ts';
import { requestDataOf } from '../data/requestData.ts';
import { requestShop, type RequestShop } from '../shop/requestShop.ts';
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
    return redirect(withNotice(shop, back, error, form), 303);
  }
  return redirect(asked ?? next ?? back, 303);
}

/** Path of this shop that the form names. */
function askedPath(form: FormData): string | undefined {
  const asked = form.get('returnTo');
  return typeof asked === 'string' && asked.startsWith('/') ? ownPath(asked) : undefined;
}

/** The page shows what the server said, by the key in its address. */
function withNotice(shop: RequestShop, path: string, error: unknown, form: FormData): string {
  const { pathname, searchParams } = new URL(path, 'http://page');
  if (isB2cError(error)) {
    const remedy = remedyOf(error, quantityOf(form));
    const refusal = remedy ? { message: error.message, errorMessageKey: 'item_fewer' } : error;
    writeRefusal(searchParams, keepRefusal(shop, refusal), form, remedy);
  } else if (error instanceof RangeError) writeRefusal(searchParams, 'error_form_invalid');
  else throw error;
  return `${pathname}?${searchParams}`;
}

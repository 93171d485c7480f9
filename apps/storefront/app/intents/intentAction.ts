import { isB2cError } from '@driveline/api';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { requestDataOf } from '../data/requestData.ts';
import { requestShop } from '../shop/requestShop.ts';
import { intents, isIntent, type Intent } from './intents.ts';
import { sendIntent } from './runIntent.ts';

/** Takes the post of a form with an intent and goes on by a 303, so that a reload sends nothing twice. */
export async function intentAction({ request, context }: ActionFunctionArgs<RouterContextProvider>) {
  const form = await request.formData();
  const name = form.get('intent');
  if (!isIntent(name)) throw data(null, { status: 400 });
  const { client } = requestDataOf(context.get(requestShop));
  const back = returnPath(request, form);
  try {
    await sendIntent(client, name, form);
  } catch (error) {
    return redirect(withNotice(back, noticeOf(error)), 303);
  }
  const { next } = intents[name] as Intent<unknown, unknown>;
  return redirect(optionalPath(form.get('returnTo')) ?? next ?? back, 303);
}

/** Path of this site that the form names, else the page it stood on, else home. */
function returnPath(request: Request, form: FormData): string {
  const named = optionalPath(form.get('returnTo'));
  if (named) return named;
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return '/';
  const { host, pathname, search } = new URL(referer);
  return host === (request.headers.get('host') ?? new URL(request.url).host) ? pathname + search : '/';
}

/** A path and never an address: `//host` and `/\host` lead elsewhere. */
function optionalPath(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;
}

/** The page shows a message for the key; the text itself never travels in an address. */
function withNotice(path: string, key: string): string {
  const url = new URL(path, 'http://page');
  url.searchParams.set('notice', key);
  return url.pathname + url.search;
}

function noticeOf(error: unknown): string {
  if (isB2cError(error)) return error.errorMessageKey ?? 'error_generic';
  if (error instanceof RangeError) return 'error_form_invalid';
  throw error;
}

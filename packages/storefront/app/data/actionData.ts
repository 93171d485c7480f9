import type { B2cClient } from '@driveline/api';
import type { Market } from '@driveline/markets';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { requestShop, type RequestShop } from '../shop/requestShop.ts';
import { postedForm } from './postedForm.ts';
import { requestDataOf } from './requestData.ts';

/** What an action works with. */
export type ActionData = {
  readonly client: B2cClient;
  readonly queryClient: QueryClient;
  readonly market: Market;
  readonly shop: RequestShop;
  readonly form: FormData;
  readonly request: Request;
};

/** What the router gives an action, and a loader as well. */
export type RouteArgs = LoaderFunctionArgs<RouterContextProvider>;

/** Reads the post once and gives the calls of the action their client, with flags known. */
export async function actionDataOf({ request, context }: RouteArgs): Promise<ActionData> {
  const shop = context.get(requestShop);
  const { client, queryClient, ready } = requestDataOf(shop);
  await ready;
  const form = request.method === 'POST' ? await postedForm(request) : new FormData();
  return { client, queryClient, market: shop.market, shop, form, request };
}

/** A form's texts by name, no files, no repeated names; a line break, two characters of a post, is one as in its field. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}

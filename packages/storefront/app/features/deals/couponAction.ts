import { promoMutations } from '@driveline/hooks';
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';
import { toCart } from './dealAction.ts';

/** Applies a code to the cart, which shows what it saves (CATALOG-044, API-086). */
export async function couponAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, form } = await actionDataOf(args);
  const { promoCode = '' } = textsOf(form);
  return toCart(promoMutations.claim(client).mutate({ promoCode }));
}

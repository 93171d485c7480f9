import { data, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf } from '../../data/actionData.ts';
import { buyAgain } from './buyAgain.ts';

/** Every post of the history: 'Buy again' of an order. */
export async function historyAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const asked = await actionDataOf(args);
  if (asked.form.get('intent') !== 'buy-again') throw data(null, { status: 400 });
  return buyAgain(asked);
}

import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { actionDataOf } from '../../data/actionData.ts';
import { returnFromGateway } from './payment.ts';

/** `/checkout/return`: token or bank's word in the address, then on to where the shopper reads the outcome. */
export async function gatewayReturn(args: LoaderFunctionArgs<RouterContextProvider>) {
  return returnFromGateway(await actionDataOf(args));
}

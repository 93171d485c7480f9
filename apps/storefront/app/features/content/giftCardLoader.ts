import { data, redirect, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { requestShop } from '../../shop/requestShop.ts';

/** `/giftCard/…`: a market without gift cards leads where its record says; elsewhere they are not sold yet (CONF-016). */
export function giftCardLoader({ context }: LoaderFunctionArgs<RouterContextProvider>): never {
  const { giftCards } = context.get(requestShop).market;
  throw giftCards.shown ? data(null, { status: 404 }) : redirect(giftCards.path);
}

import { createContext, use } from 'react';
import type enUS from '../../messages/en-US.json';
import type { Shop } from './shop.ts';
import type { Texts, TextValues } from '@driveline/hooks/page';

export const ShopContext = createContext<Shop | null>(null);

/** @throws Error outside `ShopProvider`. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs <ShopProvider> around it; the entries of the app render it.');
  return shop;
}

/** Id of a text; every locale has the same ones. */
export type TextId = keyof typeof enUS;

export type Text = (id: TextId, values?: TextValues) => string;

/** `text('cart.title')`: the page's texts in the market's language. */
export function useText(): Text {
  return useShop().texts.text;
}

/** The same for an id that data names, such as a market's label keys. */
export function useDataText(): Texts['text'] {
  return useShop().texts.text;
}

import { cards, tokenToSave } from '../conformance/client/buyer.ts';
import type { Shopper } from './shop.ts';

/** Saves a card in the account of a member who is signed in, as the gateway's fields do. */
export const saveCard = async (shopper: Shopper, number = cards.visa, more: object = {}) =>
  shopper.call('account.addCard', { body: { token: await tokenToSave(shopper, number), ...more } });

/** Of the default card; empty without one. */
export const savedCardId = async (shopper: Shopper): Promise<string> =>
  (await shopper.do('account.cards')).cards[0]?.cardId ?? '';

/** How a call was answered: its status, and the key of its error. */
export const wayOf = (answer: { status: number; key?: string | undefined }) => [answer.status, answer.key];

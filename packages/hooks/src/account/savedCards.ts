import type { B2cClient, OutputOf } from '@driveline/api';
import type { Values } from '@driveline/validation';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { checkoutMutations } from '../checkout/checkoutMutations.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { bodyMutation, pathMutation } from '../mutations/bodyMutation.ts';
import { queryRoots } from '../queryRoots.ts';
import { accountQueries } from './accountQueries.ts';

// Apart from the other queries of the account, which every page brings: cards are for two pages.

/** Saved cards (PLUS-050); for authenticated shoppers only: pass `enabled` with what is known of them. */
export const cardsQuery = (client: B2cClient, { enabled = true }: { readonly enabled?: boolean } = {}) =>
  queryOptions({
    queryKey: [...queryRoots.account, 'cards', client.market.code],
    queryFn: ({ signal }) => client.call('account.cards', {}, { signal }),
    enabled,
  });

/** What fills the forms of a member: profile, addresses and cards (PLUS-050). */
export const memberQueries = (client: B2cClient) => [
  accountQueries.current(client),
  accountQueries.addresses(client),
  cardsQuery(client),
];

const keepCards = (client: B2cClient) => ({
  queue: 'cards',
  apply: (queryClient: QueryClient, book: OutputOf<'account.cards'>) => {
    queryClient.setQueryData(cardsQuery(client).queryKey, book);
  },
});

/** Changes of the saved cards; `addCard` takes the gateway's token (PLUS-050). */
export const cardMutations = {
  addCard: (client: B2cClient) => bodyMutation(client, 'account.addCard', keepCards(client)),
  changeCard: (client: B2cClient) =>
    pathMutation(client, 'account.changeCard', ['cardId'], keepCards(client)),
  removeCard: (client: B2cClient) =>
    pathMutation(client, 'account.removeCard', ['cardId'], keepCards(client)),
};

/**
 * Saves the card of the gateway's token, or what is changed of a saved one, as a form has them.
 * @param returnUrl where the gateway's own page comes back to with a token
 * @returns that page, which asks for a card where the form has none; undefined once it is saved
 * @throws B2cError of the call
 */
export async function saveCard(
  client: B2cClient,
  typed: Values,
  returnUrl: string,
): Promise<string | undefined> {
  const { cardId, token, nickname = '' } = typed;
  const isDefault = 'isDefault' in typed && { isDefault: true };
  if (cardId) await cardMutations.changeCard(client).mutate({ cardId, nickname, ...isDefault });
  // A card that is added again keeps its name where none is typed.
  else if (token)
    await cardMutations.addCard(client).mutate({ token, ...(nickname && { nickname }), ...isDefault });
  else {
    const session = { returnUrl, forAccount: true };
    return (await checkoutMutations.startPaymentSession(client).mutate(session)).pageUrl;
  }
  return undefined;
}

/** Saved cards, the default one first: `account.cards`. */
export const useSavedCards = (options?: { readonly enabled?: boolean }) =>
  useQuery(cardsQuery(useB2c().client, options));

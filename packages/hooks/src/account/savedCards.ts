import type { B2cClient, OutputOf } from '@driveline/api';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { bodyMutation, pathMutation } from '../mutations/bodyMutation.ts';
import { queryRoots } from '../queryRoots.ts';

// Apart from the other queries of the account, which every page brings: cards are for two pages.

/** Saved cards (PLUS-050); for authenticated shoppers only: pass `enabled` with what is known of them. */
export const cardsQuery = (client: B2cClient, { enabled = true }: { readonly enabled?: boolean } = {}) =>
  queryOptions({
    queryKey: [...queryRoots.account, 'cards', client.market.code],
    queryFn: ({ signal }) => client.call('account.cards', {}, { signal }),
    enabled,
  });

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

/** Saved cards, the default one first: `account.cards`. */
export const useSavedCards = (options?: { readonly enabled?: boolean }) =>
  useQuery(cardsQuery(useB2c().client, options));

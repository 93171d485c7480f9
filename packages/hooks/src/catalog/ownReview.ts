import type { B2cClient, InputOf, OutputOf } from '@driveline/api';
import type { Values } from '@driveline/validation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { bodyMutation } from '../mutations/bodyMutation.ts';
import { queryRoots } from '../queryRoots.ts';

/** What the signed-in member wrote about a part, and may: nobody else's business. */
export const ownReviewQuery = (client: B2cClient, skuNumber: string) =>
  queryOptions({
    queryKey: [...queryRoots.account, 'ownReview', client.market.code, skuNumber] as const,
    queryFn: ({ signal }) => client.call('catalog.ownReview', { query: { skuNumber } }, { signal }),
  });

/** The same for a page: `catalog.ownReview`. */
export function useOwnReview(skuNumber: string) {
  return useQuery(ownReviewQuery(useB2c().client, skuNumber));
}

/** Writing about parts; what an operator publishes of it shows later (PLUS-051). */
export const reviewMutations = {
  write: (client: B2cClient) =>
    bodyMutation(client, 'catalog.writeReview', { invalidates: [queryRoots.account] }),
  ask: (client: B2cClient) => bodyMutation(client, 'catalog.askQuestion'),
};

/** What the form starts with: the review that waits or was refused, else a name. A vehicle is a witness of fit: its owner names it. */
export function reviewStart({ review, displayName }: OutputOf<'catalog.ownReview'>): Values {
  if (!review) return { displayName, vehicleId: '' };
  const { stars, title, text, vehicleId = '' } = review;
  return { stars: String(stars), title, text, displayName: review.displayName, vehicleId };
}

/** What the form of a question starts with. */
export const questionStart = ({ displayName }: OutputOf<'catalog.ownReview'>): Values => ({ displayName });

/** @param values what the form's rules made of the post */
export function toReview(skuNumber: string, values: Values): InputOf<'catalog.writeReview'>['body'] {
  const { stars, title = '', text = '', displayName = '', vehicleId } = values;
  return { skuNumber, stars: Number(stars), title, text, displayName, ...(vehicleId && { vehicleId }) };
}

/** @param values what the form's rules made of the post */
export function toQuestion(skuNumber: string, values: Values): InputOf<'catalog.askQuestion'>['body'] {
  const { question = '', displayName = '' } = values;
  return { skuNumber, question, displayName };
}

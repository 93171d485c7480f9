import { askedReviews, ownReviewQuery, reviewMutations, toQuestion, toReview } from '@driveline/hooks';
import { questionForm, reviewForm } from '@driveline/validation';
import { fetchRequired } from '../../data/fetchRequired.ts';
import type { LoadPage } from '../../data/page.ts';
import { formAction } from '../../session/formAction.ts';
import * as paths from '../../paths/index.ts';

/** What the member wrote about the part of the address; a part that nobody knows is not found (PLUS-051). */
export const loadOwnReview: LoadPage = (page) =>
  fetchRequired(page, ownReviewQuery(page.client, askedReviews(page.url.searchParams).skuNumber));

/** Both are read by an operator before they show. */
export const reviewAction = formAction({
  'write-review': {
    rules: reviewForm,
    save: async ({ client, typed: { skuNumber = '' }, values }) => {
      await reviewMutations.write(client).mutate(toReview(skuNumber, values));
      return `${paths.writeReview(skuNumber)}&done=sent`;
    },
  },
});

export const questionAction = formAction({
  'ask-question': {
    rules: questionForm,
    save: async ({ client, typed: { skuNumber = '' }, values }) => {
      await reviewMutations.ask(client).mutate(toQuestion(skuNumber, values));
      return `${paths.askQuestion(skuNumber)}&done=sent`;
    },
  },
});

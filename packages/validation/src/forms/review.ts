import { issue } from '../issue.ts';
import { required } from '../rules/required/required.ts';
import { defineForm, type Form, type FormField } from './form.ts';
import { freeText } from './optional.ts';

/** Longest texts of reviews and questions about a part (PLUS-051). */
export const REVIEW_LENGTHS = { title: 80, text: 2000, displayName: 40, question: 500 } as const;

const needed = (name: keyof typeof REVIEW_LENGTHS): FormField => ({
  name,
  maxLength: REVIEW_LENGTHS[name],
  check: (value) => required(value, name),
});

const stars: FormField = {
  name: 'stars',
  check: (value) =>
    required(value, 'stars') ?? (/^[1-5]$/.test(value) ? undefined : issue('text.invalid', {}, 'stars')),
};

/** A buyer's review of a part; the vehicle it was bought for may stay empty. */
export const reviewForm = (): Form =>
  defineForm([stars, needed('title'), needed('text'), needed('displayName'), freeText('vehicleId', 64)]);

/** A question about a part. */
export const questionForm = (): Form => defineForm([needed('question'), needed('displayName')]);

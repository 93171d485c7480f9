import { expect, test } from 'vitest';
import { questionStart, reviewStart, toQuestion, toReview } from './ownReview.ts';

const own = {
  skuNumber: '100',
  itemDescription: 'Front brake rotor',
  productDetailsPageUrl: '/products/rotor',
  bought: true,
  displayName: 'Ana L.',
  vehicles: [
    { vehicleId: '7', name: '2018 Honda Civic' },
    { vehicleId: '9', name: '2014 Ford F-150' },
  ],
};

test('[PLUS-051] a form starts with the name of the account and no vehicle, or with what was written', () => {
  expect(reviewStart(own)).toEqual({ displayName: 'Ana L.', vehicleId: '' });
  expect(questionStart(own)).toEqual({ displayName: 'Ana L.' });
  const words = { stars: 2, title: 'Loud', text: 'It squeaks.', displayName: 'A.' };
  const review = { ...words, status: 'waiting' as const };
  expect(reviewStart({ ...own, review })).toEqual({ ...words, stars: '2', vehicleId: '' });
  expect(reviewStart({ ...own, review: { ...review, vehicleId: '9' } })).toMatchObject({ vehicleId: '9' });
});

test('[PLUS-051] what is sent names no vehicle where none was chosen', () => {
  const typed = { stars: '4', title: 'Quiet', text: 'It fits.', displayName: 'Ana L.', vehicleId: '' };
  const sent = { skuNumber: '100', stars: 4, title: 'Quiet', text: 'It fits.', displayName: 'Ana L.' };
  expect(toReview('100', typed)).toEqual(sent);
  expect(toReview('100', { ...typed, vehicleId: '9' })).toEqual({ ...sent, vehicleId: '9' });
  const question = { question: 'One or two?', displayName: 'Ana L.' };
  expect(toQuestion('100', { ...question, other: 'x' })).toEqual({ skuNumber: '100', ...question });
});

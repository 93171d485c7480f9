import type { OutputOf } from '@driveline/api';
import { fixture } from '@driveline/api/testing';
import { cardsQuery } from '@driveline/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderForTest } from '../../shop/renderForTest.tsx';
import { CardsSection } from './CardsSection.tsx';

type Book = OutputOf<'account.cards'>;
const [card] = fixture('account.cards').cards;

/** The HTML of the section, as it is without script. */
function section(book: Book, query = ''): string {
  const routes = [{ id: 'profile', path: '*', element: <CardsSection /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/user/myProfile${query}`] });
  return renderForTest(<RouterProvider router={router} />, (queryClient, client) => {
    queryClient.setQueryData(cardsQuery(client).queryKey, book);
  });
}

const one = { cards: [{ ...card!, nickname: 'Work' }], canAdd: true };

test('[PLUS-050] a saved card is shown by what its owner recognises', () => {
  const html = section(one);
  for (const words of ['Visa ending in 4242', 'Work', 'Expires 12/39', 'Default', 'Add another card']) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain('Expired');
});

test('[PLUS-050] an expired card says so', () => {
  expect(section({ ...one, cards: [{ ...card!, isExpired: true }] })).toContain('Expired');
});

test('[PLUS-050] a full list offers no further card, an empty one the first', () => {
  expect(section({ ...one, canAdd: false })).not.toContain('Add another card');
  expect(section({ cards: [], canAdd: true })).toContain('Not added');
});

test('[PLUS-050] nothing is shown where the payment service keeps no cards', () => {
  expect(section({ cards: [], canAdd: false })).not.toContain('Payment methods');
});

test('[PLUS-050] without script the form leads to the gateway, and comes back with the token', () => {
  expect(section(one, '?edit=card')).toContain('secure page');
  const back = section(one, '?edit=card&token=tok_1');
  expect(back).toContain('name="token" value="tok_1"');
  expect(back).not.toContain('secure page');
});

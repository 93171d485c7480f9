import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { PickUpAll } from './PickUpAll.tsx';

const storesHref = '/store?stocked=1';
const target = { action: '/cart', intent: 'all', fields: { storeNumber: '12' } };

test('[CART-012] everything is picked up at one store by a form that needs no script', () => {
  render(<PickUpAll {...{ target, storesHref }} store="1 Main St" />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pick up everything at 1 Main St' });
  expect(Object.fromEntries(new FormData(button.form!))).toEqual({ intent: 'all', storeNumber: '12' });
});

test('[CART-012][PLUS-069] what the store cannot hand out is named with its reason, and leads to stores that have it', () => {
  render(
    <PickUpAll
      {...{ target, storesHref }}
      store="1 Main St"
      missing={[{ title: 'Wiper', reason: 'Sold out.' }]}
    />,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Some parts can’t be picked up at 1 Main St');
  expect(alert.textContent).toContain('Wiper Sold out.');
  const stores = screen.getByRole('link', { name: 'See stores that have everything' });
  expect(stores.getAttribute('href')).toBe('/store?stocked=1');
});

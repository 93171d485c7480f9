import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { buying, doesNotFit, needsInfo, noVehicle, rotor, today } from '../fixtures/products.ts';
import type { ProductSummary } from '../model/product.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { ProductRow } from './ProductRow.tsx';

const show = (change: Partial<ProductSummary> = {}) =>
  render(<ProductRow product={{ ...rotor, ...change }} {...buying} vehicle="Halden" today={today} />);

test('[PLUS-015] the button adds the quantity that the application takes, without script', () => {
  show();
  const button = screen.getByRole('button', { name: 'Add 2 to cart' });
  const sent = Object.fromEntries(new FormData(button.closest('form')!));
  expect(sent).toEqual({ intent: 'add-to-cart', skuNumber: '820101', quantity: '2' });
});

test('a part is added where the shop says, by its name for that, also when fewer are there', () => {
  const target = { action: '/basket', intent: 'take-in', fields: { list: 'brakes' } };
  render(
    <ProductRow
      {...buying}
      product={rotor}
      target={target}
      error="4 are left."
      remedy={{ asked: 9, quantity: 4 }}
    />,
  );
  const forms = [...document.querySelectorAll('form')];
  expect(forms.map((form) => [form.getAttribute('action'), Object.fromEntries(new FormData(form))])).toEqual(
    Array(2).fill(['/basket', { intent: 'take-in', skuNumber: '820101', quantity: '2', list: 'brakes' }]),
  );
});

test('[CATALOG-025] what went wrong stands at the part, in a row and in a tile', () => {
  render(<ProductRow product={rotor} {...buying} error="Only 4 are left." />);
  render(<ProductTile product={rotor} {...buying} error="None are left." />);
  expect(screen.getAllByRole('alert').map((it) => it.textContent)).toEqual([
    'Only 4 are left.',
    'None are left.',
  ]);
});

test.each([
  ['Answer to confirm fit', { fit: needsInfo }, `${rotor.href}#fit`],
  ['Add vehicle to check fit', { fit: noVehicle }, '/user/myVehicle'],
  ['See this part', { fit: doesNotFit }, rotor.href],
  ['See where to get it', { available: false }, rotor.href],
])('[CATALOG-026] %s leads on and adds nothing', (name, change, href) => {
  show(change);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(document.querySelector('form')).toBeNull();
});

test('[PLUS-002] the reasons stand in the row without a script', () => {
  show();
  const details = document.querySelector('details')!;
  expect(details.querySelector('summary')!.textContent).toContain('See why');
  expect(details.querySelectorAll('tbody tr')).toHaveLength(4);
});

test('[PLUS-026] a row without availability yet has the same number of lines', () => {
  show();
  const withLines = document.querySelectorAll('article svg + span').length;
  document.body.innerHTML = '';
  show({ availability: undefined });
  expect(document.querySelectorAll('article svg + span')).toHaveLength(withLines);
});

describe('[PLUS-009] a part says', () => {
  test('in a row brand, number, title, fit and why, attributes, price, deposit, stock, date and what to do', () => {
    show({ coreMinor: 2200 });
    const row = within(screen.getByRole('article'));
    expect(row.getByRole('heading').textContent).toBe(rotor.title);
    const said = screen.getByRole('article').textContent;
    for (const words of [rotor.brand, rotor.partNumber, 'Fits your Halden', '$', 'core deposit', 'See why']) {
      expect(said).toContain(words);
    }
    expect(row.getAllByRole('term').length).toBeGreaterThanOrEqual(3);
    for (const words of ['4 in stock', 'Nov 22']) expect(said).toContain(words);
    expect(row.getByRole('button', { name: 'Add 2 to cart' })).toBeTruthy();
  });

  test('in a tile title, fit, price and what to do, to a screen reader too', () => {
    render(<ProductTile product={rotor} {...buying} vehicle="Halden" today={today} />);
    expect(screen.getByRole('heading').textContent).toBe(rotor.title);
    expect(screen.getByText('Fits your Halden').closest('[aria-hidden=true]')).toBeNull();
    expect(screen.getByRole('button', { name: /Add/ })).toBeTruthy();
  });
});

test('a row costs little HTML beside its picture', () => {
  const { container } = show({ picture: { drawing: 'rotor', drawingHref: '/img/d/rotor.svg#d' } });
  expect(container.innerHTML.length).toBeLessThan(8000);
});

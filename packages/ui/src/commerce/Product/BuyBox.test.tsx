import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { partOptions } from '../fixtures/partOptions.ts';
import { caliperPage } from '../fixtures/productPage.ts';
import { doesNotFit, noVehicle, rotor, slotted, today } from '../fixtures/products.ts';
import type { ProductSummary } from '../model/product.ts';
import { BuyBox, type BuyBoxProps } from './BuyBox.tsx';

const box = (change: Partial<ProductSummary> = {}, props: Partial<BuyBoxProps> = {}) => (
  <BuyBox
    product={{ ...rotor, coreMinor: 4500, ...change }}
    target={{ action: '/actions', intent: 'add-to-cart', fields: { storeNumber: '6997' } }}
    storesHref="/store"
    vehicleHref="/user/myVehicle"
    coreReturnDays={45}
    today={today}
    fitProof={<p>proof</p>}
    {...props}
  />
);

const form = () => document.querySelector('form')!;
const sent = () => Object.fromEntries(new FormData(form()));
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');

test('[PLUS-012] the column goes from identity and price over proof and ways to quantity and button', () => {
  const { container } = render(box());
  const text = plain(container)!;
  const order = ['Kestrel Pro', rotor.title, '$64.99', 'proof', 'Pick up today', 'Set to 2', 'Add to cart'];
  const places = order.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('[PLUS-012] [PLUS-016] each way has its date, place, price and stock', () => {
  render(box());
  const cards = screen.getAllByRole('radio').map((radio) => plain(radio.closest('label')));
  expect(cards).toEqual([
    'Pick up today4 at 1420 Harbor Blvd · ready at 2:40 PM · open until 9:00 PMFree',
    'Arrives tomorrow, Sun, Nov 22Order by 8:00 PMFree',
    'Arrives Wed, Nov 25Standard deliveryFree',
  ]);
});

test('a refused form starts with the way that was chosen, where it is still possible', () => {
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
  const { unmount } = render(box({}, { startWay: 'regular' }));
  expect(chosen()).toBe('regular');
  unmount();
  render(box({ availability: { pickup: rotor.availability!.pickup! } }, { startWay: 'regular' }));
  expect(chosen()).toBe('instore');
});

test('[CATALOG-039] the price holds what the chosen options cost, and drops terms that are for another sum', () => {
  const { container } = render(
    box({ options: partOptions, configurable: true, wasMinor: 7499, payTerms: ['3 × $21.66'] }),
  );
  expect(plain(container)).toMatch(/\$64\.99.*3 × \$21\.66/);
  fireEvent.click(screen.getByRole('radio', { name: /^Contrast/ }));
  expect(plain(container)).toMatch(/Now \$72\.99.*\$82\.99/);
  expect(plain(container)).not.toContain('3 × $21.66');
});

test('[PLUS-016] what mail does not take says why nothing is sent, not that the part is for pickup only', () => {
  const regularReason = 'We can’t mail this item to your address.';
  const { pickup } = rotor.availability!;
  const { unmount } = render(box({ availability: { pickup: pickup!, regularReason } }));
  expect(document.body.textContent).toContain(regularReason);
  expect(document.body.textContent).not.toContain('Pickup only for this part');
  unmount();
  render(box({ availability: { pickup: pickup! } }));
  expect(document.body.textContent).toContain('Pickup only for this part');
});

test('[PLUS-060] where a delivery would go is a form of its own, and the ways name the place', () => {
  const deliveryPlace = {
    target: { action: '/cart', intent: 'estimate', fields: { returnTo: '/products/rotor-1#buy' } },
    label: 'ZIP code',
    ask: 'Check delivery',
    input: { pattern: '[0-9]{5}' },
  };
  render(box({}, { deliveryPlace, place: '92110' }));
  const field = screen.getByLabelText<HTMLInputElement>('ZIP code');
  expect(screen.getByRole('button', { name: 'Check delivery' })).toHaveProperty('form', field.form);
  expect(field.form).not.toBe(form());
  expect(field.form?.noValidate).toBe(true);
  const sentAlone = Object.fromEntries(new FormData(field.form!));
  expect(sentAlone).toEqual({ intent: 'estimate', returnTo: '/products/rotor-1#buy', postalCode: '92110' });
  fireEvent.change(field, { target: { value: '9211' } });
  expect(field.validity.patternMismatch).toBe(true);
  expect(plain(screen.getAllByRole('radio')[2]!.closest('label'))).toContain('to 92110');
});

test('[PLUS-060] the deliveries to another postal code are announced', () => {
  const form = {
    target: { action: '/cart', intent: 'estimate' },
    label: 'ZIP code',
    ask: 'Check delivery',
  };
  const { rerender } = render(box({}, { deliveryPlace: form }));
  const status = () => within(screen.getByRole('group', { name: 'Delivery method' })).getByRole('status');
  const said = status();
  expect(said.textContent).toBe('');
  rerender(box({}, { deliveryPlace: form, place: '92110' }));
  expect(status()).toBe(said);
  expect(said.textContent).toMatch(/^Arrives tomorrow.*92110\. Arrives Wed.*to 92110$/);
});

test('[PLUS-060] a wrong postal code comes back to its field, with the reason', () => {
  const fault = { typed: '12', message: 'Enter 5 digits.' };
  const target = { action: '/cart', intent: 'estimate' };
  render(box({}, { deliveryPlace: { target, label: 'ZIP code', ask: 'Check delivery', fault } }));
  const field = screen.getByLabelText<HTMLInputElement>('ZIP code');
  expect(field.value).toBe('12');
  expect(field.id).toBe('deliver-to');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Enter 5 digits.',
  );
});

test('[PLUS-004] a way that is not possible stays, with its reason', () => {
  render(box({ availability: slotted.availability }));
  const [pickup, nextDay, regular] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([pickup!.disabled, nextDay!.disabled, regular!.checked]).toEqual([true, true, true]);
  expect(plain(pickup!.closest('label'))).toContain('Not at Harbor Blvd · 2 at Mission St, 3.1 mi');
});

test('[PLUS-050] the way of the last order is chosen at first, unless it is not possible', () => {
  const { rerender } = render(box({ availability: { ...rotor.availability, usual: 'regular' } }));
  expect(sent()['shipmentType']).toBe('regular');
  rerender(box({ skuNumber: '1', availability: { ...slotted.availability, usual: 'instore' } }));
  expect(sent()['shipmentType']).toBe('regular');
});

test('[PLUS-062] a delivery that no parcel holds says why it costs so much', () => {
  const regular = { date: '2026-11-25', priceMinor: 5999, freight: true };
  render(box({ availability: { ...rotor.availability, regular } }));
  expect(plain(screen.getByRole('radio', { name: /Standard delivery/ }).closest('label'))).toBe(
    'Arrives Wed, Nov 25Standard delivery · Oversized, heavy or hazardous: ships by freight$59.99',
  );
});

test('[PLUS-015] [PLUS-027] the server’s form adds the quantity that the application takes, and says its total', () => {
  document.body.innerHTML = renderToString(<TestProvider>{box()}</TestProvider>);
  expect(sent()).toEqual({
    intent: 'add-to-cart',
    skuNumber: '820101',
    storeNumber: '6997',
    shipmentType: 'instore',
    quantity: '2',
  });
  expect(form().method).toBe('post');
  // 2 × (64.99 + 45.00)
  expect(screen.getByRole('button', { name: 'Add to cart · $219.98 today' })).not.toBeNull();
  document.body.innerHTML = '';
});

test('[PLUS-013] the deposit is a line of its own, and the total after the return follows the quantity', () => {
  render(box());
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(screen.getByRole('button', { name: 'Add to cart · $329.97 today' })).not.toBeNull();
  expect(plain(form())).toContain('3 × $64.99 + 3 × $45.00 refundable deposit. $194.97 after core return.');
});

test('[CATALOG-035] a part that does not fit asks for a word before it is added', () => {
  render(box({ fit: doesNotFit }));
  const confirm = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'I know it does not fit my 2018 Norvik Halden 2.5L',
  });
  expect(form().checkValidity()).toBe(false);
  fireEvent.click(confirm);
  expect(form().checkValidity()).toBe(true);
  expect(sent()['fitConfirmed']).toBe('true');
});

test('[CATALOG-035] without a vehicle the part leads to the picker and can still be bought', () => {
  render(box({ fit: noVehicle }));
  const link = within(form()).getByRole('link', { name: 'Add vehicle' });
  expect(link.getAttribute('href')).toBe('/user/myVehicle');
  expect(form().checkValidity()).toBe(true);
});

test.each([
  ['nobody sells it', { available: false }],
  ['no way is possible', { availability: { pickup: { ...rotor.availability!.pickup!, readyAt: null } } }],
])('[CATALOG-031] not available when %s: no button, but other stores', (_reason, change) => {
  render(box(change));
  expect(screen.getByRole('heading', { name: 'Not available' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Check nearby stores' }).getAttribute('href')).toBe('/store');
  expect(document.querySelector('form')).toBeNull();
});

test('[CATALOG-031] without a price the details stay, and adding waits for another try', () => {
  render(box({}, { priceState: 'failed', retryHref: '/products/x' }));
  expect(screen.getByRole('heading', { level: 1, name: rotor.title })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/products/x');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' }).disabled).toBe(true);
  expect(plain(document.body)).not.toContain('$');
});

test('[PLUS-026] while dates are asked for, three places are kept', () => {
  render(box({ availability: undefined }));
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(document.querySelectorAll('fieldset > div > *')).toHaveLength(3);
});

test('without a store its card leads to the choice of one', () => {
  render(box({ availability: { regular: { date: '2026-11-25', priceMinor: 799 } } }));
  expect(screen.getByRole('link', { name: /Choose a store/ }).getAttribute('href')).toBe('/store');
  expect(plain(screen.getByRole('radio', { name: /Standard delivery/ }).closest('label'))).toContain('$7.99');
});

test('a part number that the browser will not copy does not say that it was copied', async () => {
  render(<BuyBox {...box().props} product={caliperPage} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy part number AO-4471' }));
  await Promise.resolve();
  expect(screen.queryByText('Copied')).toBeNull();
});

test('the first choice is the soonest free way, and never one that costs', () => {
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
  const { unmount } = render(box({ availability: caliperPage.availability }));
  // Picked up on Monday, delivered on Sunday.
  expect(chosen()).toBe('nextday');
  unmount();
  const nextDay = { ...caliperPage.availability!.nextDay!, priceMinor: 799 };
  render(box({ availability: { ...caliperPage.availability, nextDay } }));
  expect(chosen()).toBe('instore');
});

test('another part on the same page starts with its own quantity and way', () => {
  const { rerender } = render(box());
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  fireEvent.click(screen.getByRole('radio', { name: /Arrives tomorrow/ }));
  expect([sent()['quantity'], sent()['shipmentType']]).toEqual(['3', 'nextday']);
  rerender(box({ skuNumber: '9', quantity: 1 }));
  expect([sent()['quantity'], sent()['shipmentType']]).toEqual(['1', 'instore']);
});

test('a store without the part takes the choice of pickup back', () => {
  const { rerender } = render(box());
  expect(sent()['shipmentType']).toBe('instore');
  rerender(box({ availability: slotted.availability }));
  expect(sent()['shipmentType']).toBe('regular');
});

test('[PLUS-062] more than any way can bring: how many there are, and a press that takes them', () => {
  const { pickup } = rotor.availability!;
  const short = { pickup: { ...pickup!, readyAt: null, closesAt: null }, most: { pickup: 10 } };
  render(box({ availability: short, quantity: 12 }));
  expect(screen.getByRole('alert').textContent).toContain('Only 10 available');
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('12');
  expect(plain(screen.getAllByRole('radio')[0]!.closest('label'))).toContain('Only 10 at 1420 Harbor Blvd');
  const take = screen.getByRole<HTMLButtonElement>('button', { name: 'Get 10' });
  expect(Object.fromEntries(new FormData(form(), take))).toMatchObject({ quantity: '12', take: '10' });
});

test('[PLUS-062] another quantity asks for its promises', () => {
  const asked: number[] = [];
  render(box({}, { onQuantityChange: (quantity) => asked.push(quantity) }));
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(asked).toEqual([3]);
});

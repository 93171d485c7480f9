import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { PaymentMethodList } from './PaymentMethodList.tsx';

const take = (zip: string) => ({ action: '/checkout', intent: 'save-contact', fields: { zip } });
const known = { lines: ['1 Main St', undefined, 'San Diego'], target: take('92110-2345') };
const typed = { lines: ['1 Mian St', 'San Diego'], target: take('92110') };

describe('an address that is not known as typed', () => {
  test('[CART-038] each stands with a button that takes it, without script by a post', () => {
    render(<AddressChoice suggestions={[known]} entered={typed} />);
    expect(screen.getByRole('alert').textContent).toContain('Is this your address?');
    const zips = screen.getAllByRole<HTMLButtonElement>('button').map((button) => {
      expect(button.form!.method).toBe('post');
      return new FormData(button.form!).get('zip');
    });
    expect(zips).toEqual(['92110-2345', '92110']);
    expect(screen.getByText('1 Main St, San Diego')).toBeTruthy();
  });

  test('[CART-038] what may not be used as typed is not offered', () => {
    render(<AddressChoice suggestions={[]} />);
    expect(screen.getByRole('heading', { name: 'We couldn’t find this address' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the ways to pay', () => {
  const methods = [
    { id: 'card', label: 'Card', vendors: ['visa', 'amex'] },
    { id: 'oxxo', label: 'OXXO', note: 'Within 3 days' },
  ];

  test('[CART-046] stand in their order, all cards as one with the names of their vendors', () => {
    render(<PaymentMethodList methods={methods} defaultValue="card" />);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ['paymentMethod', 'card', true],
      ['paymentMethod', 'oxxo', false],
    ]);
    expect(screen.getByRole('group', { name: 'Payment method' })).toBeTruthy();
    expect(radios[0]!.labels![0]!.textContent).toContain('Accepted cards: Visa, American Express');
    // A label takes running text alone.
    expect(radios[0]!.labels![0]!.querySelector('ul, div, p')).toBeNull();
  });

  test('[CART-046] have their own fields below them, above the next way', () => {
    const [card, ...others] = methods;
    render(<PaymentMethodList methods={[{ ...card!, fields: <input name="number" /> }, ...others]} />);
    const group = screen.getByRole('group', { name: 'Payment method' });
    const order = [...group.querySelectorAll('input')].map(({ name, value }) => value || name);
    expect(order).toEqual(['card', 'number', 'oxxo']);
  });

  test('tell the page what was chosen', () => {
    const onValueChange = vi.fn();
    render(<PaymentMethodList methods={methods} value="card" onValueChange={onValueChange} />);
    fireEvent.click(screen.getByRole('radio', { name: /OXXO/ }));
    expect(onValueChange).toHaveBeenCalledWith('oxxo');
  });
});

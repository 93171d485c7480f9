import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { partOptions } from '../fixtures/partOptions.ts';
import { buying, rotor } from '../fixtures/products.ts';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import { BuyForm } from './BuyForm.tsx';

const product = {
  ...rotor,
  options: partOptions,
  configurable: true,
  quantity: 1,
  priceMinor: 10_000,
  coreMinor: 0,
};
const target = { action: '/actions', intent: 'add-to-cart' };
const show = () =>
  render(<BuyForm product={product} target={target} ready storesHref="/store" vehicleHref="/vehicle" />);
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('[CATALOG-039] a configurable part', () => {
  test('asks for one choice of each option by fields of its form, named by more than a color', () => {
    show();
    expect(screen.getAllByRole('group').map((it) => it.querySelector('legend')?.textContent)).toContain(
      'Color',
    );
    expect(radio(/^Black/).required).toBe(true);
    fireEvent.click(radio(/^Black/));
    fireEvent.click(radio(/^Plain/));
    const sent = new FormData(document.querySelector('form')!);
    expect([sent.get('options[color]'), sent.get('options[stitching]')]).toEqual(['black', 'plain']);
  });

  test('says what a choice costs more, and the button what all of it costs', () => {
    show();
    expect(screen.getByRole('button', { name: /\$100\.00/ })).toBeTruthy();
    fireEvent.click(radio(/^Contrast.*\+ \$8\.00/));
    expect(screen.getByRole('button', { name: /\$108\.00/ })).toBeTruthy();
  });

  test('says what is not made together before and after it is chosen', () => {
    show();
    expect(radio(/^Contrast.*Not available with Beige/)).toBeTruthy();
    fireEvent.click(radio(/^Beige/));
    fireEvent.click(radio(/^Contrast/));
    expect(screen.getByRole('alert').textContent).toBe(
      'Contrast isn’t available with Beige. Choose another combination.',
    );
    fireEvent.click(radio(/^Black/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of a list leads to its page in place of being added', () => {
    const { options: _options, ...listed } = product;
    render(<ProductRow product={listed} {...buying} />);
    expect(screen.getByRole('link', { name: 'Choose options' }).getAttribute('href')).toBe(
      `${rotor.href}#buy`,
    );
  });
});

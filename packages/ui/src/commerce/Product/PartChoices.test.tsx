import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { partOptions } from '../fixtures/partOptions.ts';
import { buying, rotor } from '../fixtures/products.ts';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import { BuyForm, type BuyFormProps } from './BuyForm.tsx';
import type { Chosen } from './PartChoices.tsx';
import { StickyBuyBar } from './StickyBuyBar.tsx';

const product = {
  ...rotor,
  options: partOptions,
  configurable: true,
  quantity: 1,
  priceMinor: 10_000,
  coreMinor: 0,
};
const target = { action: '/actions', intent: 'add-to-cart' };
const form = (more: Partial<BuyFormProps> = {}) => (
  <BuyForm product={product} target={target} ready storesHref="/store" vehicleHref="/vehicle" {...more} />
);
const show = (more?: Partial<BuyFormProps>) => render(form(more));
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

  test('has the choices of a form that was refused chosen again, beside what was wrong', () => {
    const color = 'black';
    show({ startChoices: { color, stitching: 'contrast' }, error: 'Only 2 left.' });
    expect([radio(/^Black/).checked, radio(/^Contrast/).checked, radio(/^Plain/).checked]).toEqual([
      true,
      true,
      false,
    ]);
    expect(screen.getByRole('button', { name: /\$108\.00/ })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Only 2 left.');
  });

  test('[PLUS-061] costs what the browser had chosen in its form before script came', () => {
    const onChoicesChange = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<TestProvider>{form({ onChoicesChange })}</TestProvider>);
    container.querySelector<HTMLInputElement>('[value=contrast]')!.checked = true;
    render(form({ onChoicesChange }), { container, hydrate: true });
    expect(radio(/^Contrast/).checked).toBe(true);
    expect(screen.getByRole('button', { name: /\$108\.00/ })).toBeTruthy();
    expect(onChoicesChange).toHaveBeenCalledExactlyOnceWith({ stitching: 'contrast' });
    container.remove();
  });

  test('costs the same in the bar that stays in sight', () => {
    function Page() {
      const [chosen, setChosen] = useState<Chosen>({});
      return (
        <>
          {form({ onChoicesChange: setChosen })}
          <StickyBuyBar variant="bar" product={product} chosen={chosen} />
        </>
      );
    }
    render(<Page />);
    const bar = screen.getByRole('group', { name: 'Buy' });
    expect(bar.textContent).toContain('$100.00');
    fireEvent.click(radio(/^Contrast/));
    expect(bar.textContent).toContain('$108.00');
  });

  test('of a list leads to its page in place of being added', () => {
    const { options: _options, ...listed } = product;
    render(<ProductRow product={listed} {...buying} />);
    expect(screen.getByRole('link', { name: 'Choose options' }).getAttribute('href')).toBe(
      `${rotor.href}#buy`,
    );
  });
});

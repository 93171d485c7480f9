import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { rotorLine, savedParts, soldOutLine } from '../fixtures/orders.ts';
import type { OrderLine, SavedPart } from '../model/order.ts';
import { CartLine } from './CartLine.tsx';
import { SavedParts } from './SavedParts.tsx';

const target = (intent: string) => ({ action: '/cart', intent });
const saving = { move: target('saved.move'), remove: target('saved.remove') };
const [rotor, mat] = savedParts as [SavedPart, SavedPart];

const sent = (name: string) => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  return Object.fromEntries(new FormData(button.form!));
};

function renderLine(line: OrderLine) {
  const fields = { commerceItemId: line.id };
  const at = (intent: string) => ({ ...target(intent), fields });
  return render(
    <ul>
      <CartLine
        line={line}
        update={at('update')}
        remove={at('remove')}
        saveForLater={at('save')}
        swap={at('swap')}
      />
    </ul>,
  );
}

test('[CART-013] a saved part goes back into the cart or away by a form that needs no script', () => {
  render(<SavedParts parts={[rotor]} {...saving} />);
  expect(screen.getByRole('region', { name: 'Saved for later (1)' })).toBeTruthy();
  expect(sent(`Move to cart: ${rotor.title}`)).toEqual({ intent: 'saved.move', savedItemId: rotor.id });
  expect(sent(`Remove ${rotor.title}`)).toEqual({ intent: 'saved.remove', savedItemId: rotor.id });
});

test('[CART-013] a saved part says how its price has changed, and what was chosen', () => {
  render(<SavedParts parts={[rotor, mat]} {...saving} />);
  expect(screen.getByText('Price dropped $5.00 since you saved it')).toBeTruthy();
  expect(screen.getByText('Price went up $1.00 since you saved it')).toBeTruthy();
  expect(screen.getByText('Color: Black')).toBeTruthy();
});

test('[CART-013] without a saved part there is no section, and a failure can be tried again', () => {
  const { container, rerender } = render(<SavedParts parts={[]} {...saving} />);
  expect(container.querySelector('section')).toBeNull();
  rerender(<SavedParts parts={null} {...saving} retry={{ href: '/cart' }} />);
  expect(screen.getByText('We couldn’t load your saved parts')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/cart');
});

test('[CART-013] a line is saved for later by a form that needs no script', () => {
  renderLine(rotorLine);
  expect(sent(`Save for later: ${rotorLine.title}`)).toEqual({ intent: 'save', commerceItemId: 'line-1' });
});

test('[CART-014] a line that is sold out offers another part, with what it costs more', () => {
  const { substitute } = soldOutLine;
  renderLine(soldOutLine);
  expect(screen.getByText('$129.00 · $10.00 more')).toBeTruthy();
  expect(sent(`Swap for this part: ${substitute!.title}`)).toEqual({
    intent: 'swap',
    commerceItemId: soldOutLine.id,
    skuNumber: substitute!.skuNumber,
  });
});

test('[CART-014] a part in place of another says when it costs less or the same', () => {
  const priced = (differenceMinor: number) => ({
    ...soldOutLine,
    substitute: { ...soldOutLine.substitute!, differenceMinor },
  });
  const { unmount } = renderLine(priced(-250));
  expect(screen.getByText('$129.00 · $2.50 less')).toBeTruthy();
  unmount();
  renderLine(priced(0));
  expect(screen.getByText('$129.00 · Same price')).toBeTruthy();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { matLine, rotorLine } from '../fixtures/orders.ts';
import type { OrderLine } from '../model/order.ts';
import { CartLine } from './CartLine.tsx';

const target = (intent: string) => ({ action: '/cart', intent, fields: { commerceItemId: 'line-1' } });

function renderLine(line: OrderLine, onQuantityChange?: (quantity: number) => void) {
  const targets = {
    update: target('cart.update'),
    remove: target('cart.remove'),
    changeWay: target('cart.way'),
  };
  return render(
    <ul>
      <CartLine line={line} {...targets} {...(onQuantityChange && { onQuantityChange })} />
    </ul>,
  );
}

test('[CART-001] each control is a form that posts what it does and for which line', () => {
  const { container } = renderLine(rotorLine);
  const forms = [...container.querySelectorAll('form')];
  expect(forms.map((form) => form.dataset['intent'])).toEqual(['cart.update', 'cart.remove', 'cart.way']);
  for (const form of forms) {
    expect(form.method).toBe('post');
    expect(new FormData(form).get('commerceItemId')).toBe('line-1');
  }
  expect(new FormData(forms[0]).get('quantity')).toBe('2');
});

test('[PLUS-005] a finding is mended by one press, without script', () => {
  renderLine({ ...rotorLine, quantity: 1, findings: [{ kind: 'tooFew', quantity: 2, needed: 2 }] });
  expect(screen.getByText('Your vehicle takes 2 of these')).toBeTruthy();
  const mend = screen.getByRole<HTMLButtonElement>('button', { name: 'Change to 2' });
  expect(Object.fromEntries(new FormData(mend.form!))).toMatchObject({
    intent: 'cart.update',
    commerceItemId: 'line-1',
    quantity: '2',
  });
});

test('[PLUS-005] what is there twice is removed by one press', () => {
  const twice = { kind: 'sameSideTwice', quantity: 0, needed: 1, position: 'Front left' } as const;
  renderLine({ ...rotorLine, findings: [twice] });
  const [mend] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Remove' });
  expect(mend?.form?.dataset['intent']).toBe('cart.remove');
});

test('[PLUS-062] more than there are: how many, and one press takes them or has all of them shipped', () => {
  const remedy = { asked: 12, quantity: 10, shipmentType: 'regular' } as const;
  renderLine({ ...rotorLine, quantity: 3, remedy });
  expect(screen.getByRole('alert').textContent).toContain('Only 10 available');
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('12');
  const sent = (name: string) => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    return Object.fromEntries(new FormData(button.form!, button));
  };
  expect(sent('Get 10')).toMatchObject({ commerceItemId: 'line-1', take: '10' });
  expect(sent('Get all 12 by standard delivery')).toMatchObject({
    commerceItemId: 'line-1',
    quantity: '12',
    takeBy: 'regular',
  });
});

test('[PLUS-062] where there is none by the way of the line, another way has all of them', () => {
  const remedy = { asked: 12, shipmentType: 'regular', message: 'Your store has none.' } as const;
  renderLine({ ...rotorLine, remedy });
  expect(screen.getByRole('alert').textContent).toContain('Your store has none.');
  expect(screen.getByRole('button', { name: 'Get all 12 by standard delivery' })).toBeTruthy();
});

test('[PLUS-062] one press picks up what the store has and has the rest shipped, in words of numbers', () => {
  renderLine({ ...rotorLine, quantity: 2, remedy: { asked: 5, quantity: 2, restBy: 'regular' } });
  const split = screen.getByRole<HTMLButtonElement>('button', { name: 'Pick up 2, ship 3' });
  expect(Object.fromEntries(new FormData(split.form!, split))).toEqual({
    intent: 'cart.update',
    commerceItemId: 'line-1',
    quantity: '5',
    split: '2 3 regular',
  });
});

test('[PLUS-062] a line that has all there are keeps its quantity', () => {
  renderLine({ ...rotorLine, quantity: 10, remedy: { asked: 12, quantity: 10 } });
  expect(screen.getByRole('alert').textContent).toContain('Only 10 available');
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('10');
  expect(screen.queryByRole('button', { name: 'Get 10' })).toBeNull();
});

test('[CART-001] Enter sends what was typed and takes nothing away, with script and without', async () => {
  const user = userEvent.setup();
  const asked: number[] = [];
  const { container } = renderLine(rotorLine, (quantity) => asked.push(quantity));
  const field = screen.getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '5{Enter}');
  expect(asked).toEqual([5]);
  const form = container.querySelector<HTMLFormElement>('[data-intent="cart.update"]')!;
  const pressed = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  expect(new FormData(form, pressed).get('step')).toBeNull();
});

test('[CART-001] 0 sends the form that removes, which can be undone', async () => {
  const user = userEvent.setup();
  const { container } = renderLine(rotorLine, () => undefined);
  const remove = container.querySelector<HTMLFormElement>('[data-intent="cart.remove"]')!;
  const submitted = vi.fn((event: Event) => event.preventDefault());
  remove.addEventListener('submit', submitted);
  await user.clear(screen.getByRole('spinbutton'));
  await user.type(screen.getByRole('spinbutton'), '0{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});

test('[CART-001] a line with an error says it in place', () => {
  renderLine(matLine);
  expect(screen.getByText(/Only 1 is left/)).toBeTruthy();
});

test('[PLUS-016] a way that nothing is promised for cannot be chosen and says why', () => {
  const { regular: _, ...availability } = rotorLine.availability!;
  renderLine({ ...rotorLine, availability });
  const ways = within(screen.getByRole('group', { name: 'Delivery method' }));
  expect(ways.getByRole('button', { name: 'Pick up', pressed: true })).toBeTruthy();
  expect(
    ways
      .getByRole('button', { name: 'Standard delivery (not available for this part)' })
      .getAttribute('aria-disabled'),
  ).toBe('true');
});

test('[CART-004] a quantity that the server answers shows in the field and leaves the focus where it is', () => {
  const { rerender } = renderLine(rotorLine);
  const more = screen.getByRole('button', { name: 'Increase quantity' });
  more.focus();
  const targets = { update: target('cart.update'), remove: target('cart.remove') };
  rerender(
    <ul>
      <CartLine line={{ ...rotorLine, quantity: 3 }} {...targets} />
    </ul>,
  );
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('3');
  expect(document.activeElement).toBe(more);
});

test('[PLUS-009] what one is stands with its price, whatever the quantity', () => {
  const { rerender, container } = renderLine({ ...rotorLine, quantity: 1, unit: 'set of 4' });
  expect(screen.getByText('set of 4')).toBeTruthy();
  const show = (line: OrderLine) =>
    rerender(
      <ul>
        <CartLine line={line} update={target('u')} remove={target('r')} changeWay={target('w')} />
      </ul>,
    );
  show({ ...rotorLine, quantity: 2, unit: 'set of 4' });
  expect(screen.getByText('$64.99 · set of 4')).toBeTruthy();
  show({ ...rotorLine, quantity: 2 });
  expect(screen.getByText('$64.99 each')).toBeTruthy();
  expect(container.textContent).not.toContain('set of 4');
});

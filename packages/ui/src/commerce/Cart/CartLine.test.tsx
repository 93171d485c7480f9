import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { matLine, rotorLine } from '../fixtures/orders.ts';
import type { OrderLine } from '../model/order.ts';
import { CartLine } from './CartLine.tsx';

const target = (intent: string) => ({ action: '/cart', intent, fields: { commerceItemId: 'line-1' } });

function renderLine(line: OrderLine) {
  const targets = {
    update: target('cart.update'),
    remove: target('cart.remove'),
    changeWay: target('cart.way'),
  };
  return render(
    <ul>
      <CartLine line={line} {...targets} />
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
  const mend = screen.getByRole<HTMLButtonElement>('button', { name: 'Make it 2' });
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

test('[CART-001] a line with an error says it in place', () => {
  renderLine(matLine);
  expect(screen.getByText(/Only 1 is left/)).toBeTruthy();
});

test('[PLUS-016] a way that nothing is promised for cannot be chosen and says why', () => {
  const { regular: _, ...availability } = rotorLine.availability!;
  renderLine({ ...rotorLine, availability });
  const ways = within(screen.getByRole('group', { name: 'How you get it' }));
  expect(ways.getByRole('button', { name: 'Pick up', pressed: true })).toBeTruthy();
  expect(
    ways.getByRole('button', { name: 'Ship (not possible for this part)' }).getAttribute('aria-disabled'),
  ).toBe('true');
});

test('[CART-004] a quantity that the server answers shows in the field and leaves the focus where it is', () => {
  const { rerender } = renderLine(rotorLine);
  const more = screen.getByRole('button', { name: 'One more' });
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

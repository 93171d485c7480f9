import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { SplitButton } from './SplitButton.tsx';

const items = [
  { id: 'pickup', label: 'Pick up in the store' },
  { id: 'ship', label: 'Ship it' },
];

describeConformance(
  (props) => (
    <SplitButton items={items} onAction={() => undefined} {...props}>
      Add to cart
    </SplitButton>
  ),
  { refInstanceof: HTMLButtonElement },
);

test('the first button acts at once, the second opens the other ways', async () => {
  const onClick = vi.fn();
  const onAction = vi.fn();
  render(
    <SplitButton items={items} onAction={onAction} onClick={onClick} menuLabel="Other ways to get it">
      Add to cart
    </SplitButton>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(onClick).toHaveBeenCalledOnce();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Other ways to get it' })));
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: 'Ship it' })));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('ship');
  expect(onClick).toHaveBeenCalledOnce();
});

test('the second has a name in any case', () => {
  render(
    <SplitButton items={items} onAction={() => undefined}>
      Add to cart
    </SplitButton>,
  );
  expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();
});

test('both are off together', () => {
  render(
    <SplitButton items={items} onAction={() => undefined} disabled>
      Add to cart
    </SplitButton>,
  );
  expect(screen.getAllByRole<HTMLButtonElement>('button').every(({ disabled }) => disabled)).toBe(true);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { MenuButton } from './MenuButton.tsx';

const items = [
  { id: 'rename', label: 'Rename' },
  { id: 'share', label: 'Share', isDisabled: true },
  { id: 'remove', label: 'Remove', description: 'Its notes go too' },
];

describeConformance(
  (props) => (
    <MenuButton items={items} onAction={() => undefined} {...props}>
      Vehicle
    </MenuButton>
  ),
  { refInstanceof: HTMLButtonElement, mergesRefAnew: true },
);

const focused = () => document.activeElement?.textContent;
const press = (key: string) =>
  act(async () => {
    const target = document.activeElement ?? document.body;
    fireEvent.keyDown(target, { key });
    fireEvent.keyUp(target, { key });
  });

async function openMenu(onAction = vi.fn()) {
  render(
    <MenuButton items={items} onAction={onAction}>
      Vehicle
    </MenuButton>,
  );
  const button = screen.getByRole('button', { name: 'Vehicle' });
  act(() => button.focus());
  await press('ArrowDown');
  return { button, onAction };
}

test('the arrow opens it at its first item, and it has the button’s name', async () => {
  const { button } = await openMenu();
  expect(button.getAttribute('aria-haspopup')).toBe('true');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu', { name: 'Vehicle' })).toBeTruthy();
  expect(focused()).toContain('Rename');
});

test('arrows leave out what is disabled and go around, End and Home lead to the ends', async () => {
  await openMenu();
  await press('ArrowDown');
  expect(focused()).toContain('Remove');
  await press('ArrowDown');
  expect(focused()).toContain('Rename');
  await press('End');
  expect(focused()).toContain('Remove');
  await press('Home');
  expect(focused()).toContain('Rename');
});

test('a choice acts, closes, and gives the focus back', async () => {
  const { button, onAction } = await openMenu();
  await press('End');
  await press('Enter');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('remove');
  await act(async () => void (await new Promise(requestAnimationFrame)));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Escape closes it without acting', async () => {
  const { button, onAction } = await openMenu();
  await press('Escape');
  await act(async () => void (await new Promise(requestAnimationFrame)));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onAction).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

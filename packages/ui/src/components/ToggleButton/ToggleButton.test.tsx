import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { ToggleButton } from './ToggleButton.tsx';

describeConformance((props) => <ToggleButton {...props}>Counter view</ToggleButton>, {
  refInstanceof: HTMLButtonElement,
});

const state = () => screen.getByRole('button', { name: 'Counter view' }).getAttribute('aria-pressed');

test('keeps its words and says its state', () => {
  const onPressedChange = vi.fn();
  render(<ToggleButton onPressedChange={onPressedChange}>Counter view</ToggleButton>);
  expect(state()).toBe('false');
  fireEvent.click(screen.getByRole('button'));
  expect(state()).toBe('true');
  fireEvent.click(screen.getByRole('button'));
  expect(state()).toBe('false');
  expect(onPressedChange.mock.calls).toEqual([[true], [false]]);
});

test('a state from outside decides', () => {
  render(<ToggleButton pressed>Counter view</ToggleButton>);
  fireEvent.click(screen.getByRole('button'));
  expect(state()).toBe('true');
});

test('a prevented click toggles nothing', () => {
  render(<ToggleButton onClick={(event) => event.preventDefault()}>Counter view</ToggleButton>);
  fireEvent.click(screen.getByRole('button'));
  expect(state()).toBe('false');
});

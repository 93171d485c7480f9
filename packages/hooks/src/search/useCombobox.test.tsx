// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useCombobox, useFocusInForm, useTypedText } from './useCombobox.ts';

afterEach(cleanup);

let rows: readonly string[] = [];
let shown: { typed: string; isOpen: boolean; active: string | undefined };
let refresh: () => void;

beforeEach(() => {
  rows = ['brake pads', 'brake rotors'];
});

/** A form with a box and a row, to which script comes as it does on a page: after both. */
function Suggestions({ input }: { input: React.RefObject<HTMLInputElement | null> }) {
  const typed = useTypedText(input);
  const isFocused = useFocusInForm(input);
  const combobox = useCombobox(input, isFocused, { rows });
  const { isOpen, activeIndex, offer } = combobox;
  ({ refresh } = combobox);
  shown = { typed, isOpen, active: activeIndex === undefined ? undefined : offer.rows[activeIndex] };
  return <button type="button">Row</button>;
}

function Box({ withScript }: { withScript: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input ref={input} />
      {withScript && <Suggestions input={input} />}
    </form>
  );
}

function openBox(typed = '') {
  const { rerender } = render(<Box withScript={false} />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  box.value = typed;
  box.focus();
  const again = () => rerender(<Box withScript />);
  again();
  return { box, again, press: (key: string) => fireEvent.keyDown(box, { key }) };
}

test('what was typed and focused before script counts', () => {
  openBox('bra');
  expect(shown).toEqual({ typed: 'bra', isOpen: true, active: undefined });
});

test('[SHELL-021] the arrows wrap through the rows and fill the box', () => {
  const { box, press } = openBox('bra');
  press('ArrowDown');
  expect([shown.active, box.value]).toEqual(['brake pads', 'brake pads']);
  press('ArrowDown');
  press('ArrowDown');
  expect(shown.active).toBe('brake pads');
  press('ArrowUp');
  expect([shown.active, box.value]).toEqual(['brake rotors', 'brake rotors']);
});

test('[CATALOG-011] an answer that comes late waits while a row is active', () => {
  const { press, again } = openBox('bra');
  press('ArrowDown');
  rows = ['wiper blades'];
  again();
  expect(shown.active).toBe('brake pads');
  act(() => refresh());
  expect(shown).toMatchObject({ isOpen: true, active: undefined });
  press('ArrowDown');
  expect(shown.active).toBe('wiper blades');
});

test('[SHELL-022] Escape closes, an arrow or a letter opens again', () => {
  const { box, press } = openBox('bra');
  expect(press('Escape')).toBe(false);
  expect(shown.isOpen).toBe(false);
  // Closed, it leaves the key to the page.
  expect(press('Escape')).toBe(true);
  press('ArrowDown');
  expect(shown.isOpen).toBe(true);
  press('Escape');
  fireEvent.input(box, { target: { value: 'brak' } });
  expect(shown).toMatchObject({ isOpen: true, typed: 'brak' });
});

test('[SHELL-022] it stays while the focus is in its rows, and closes when that leaves or the form is sent', () => {
  const { box } = openBox('bra');
  act(() => screen.getByRole('button').focus());
  expect(shown.isOpen).toBe(true);
  act(() => screen.getByRole('button').blur());
  expect(shown.isOpen).toBe(false);
  act(() => box.focus());
  expect(shown.isOpen).toBe(true);
  fireEvent.submit(box.form!);
  expect(shown.isOpen).toBe(false);
});

test('without a row an arrow changes nothing in the box', () => {
  rows = [];
  const { box, press } = openBox('bra');
  press('ArrowDown');
  expect([shown.active, box.value]).toEqual([undefined, 'bra']);
});

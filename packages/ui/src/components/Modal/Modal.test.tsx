import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

describeConformance(
  (props) => (
    <Modal isOpen onClose={vi.fn()} title="Account" {...props}>
      Hello
    </Modal>
  ),
  { refInstanceof: HTMLDivElement, rendersOnServer: false },
);

function Page({ onClose, ...props }: Partial<ModalProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        title="Find a store"
        {...props}
        isOpen={isOpen}
        onClose={() => {
          onClose?.();
          setOpen(false);
        }}
      >
        <input aria-label="ZIP code" />
      </Modal>
    </>
  );
}

async function open(props: Partial<ModalProps> = {}) {
  const onClose = vi.fn();
  render(<Page onClose={onClose} {...props} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Find a store' });
  const backdrop = dialog.parentElement?.parentElement;
  if (!backdrop) throw new Error('no backdrop');
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { onClose, opener, dialog, backdrop };
}

function press(target: Element, from: [number, number], to: [number, number]): void {
  fireEvent.pointerDown(target, { clientX: from[0], clientY: from[1] });
  fireEvent.pointerUp(target, { clientX: to[0], clientY: to[1] });
}

test('[SHELL-059] the focus moves in and returns to the opener', async () => {
  const { opener } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Escape closes', async () => {
  const { onClose, dialog } = await open();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a press beside it closes, one inside does not', async () => {
  const { onClose, dialog, backdrop } = await open();
  press(dialog, [100, 100], [100, 100]);
  expect(onClose).not.toHaveBeenCalled();
  press(backdrop, [10, 10], [10, 10]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a press that began inside, as a selection of text, does not close', async () => {
  const { onClose, dialog, backdrop } = await open();
  fireEvent.pointerDown(dialog, { clientX: 100, clientY: 100 });
  fireEvent.pointerUp(backdrop, { clientX: 10, clientY: 100 });
  expect(onClose).not.toHaveBeenCalled();
});

test('[SHELL-058] a drag of the scroll bar does not close', async () => {
  const { onClose, backdrop } = await open();
  const edge = window.innerWidth - 20;
  press(backdrop, [edge, 100], [edge, 111]);
  expect(onClose).not.toHaveBeenCalled();
  press(backdrop, [edge, 100], [edge, 110]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a question must be answered', () => {
  render(
    <Modal isOpen onClose={vi.fn()} title="Remove the vehicle?" role="alertdialog">
      It leaves your garage.
    </Modal>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Remove the vehicle?' })).toBeTruthy();
});

test('[SHELL-057] asks before it closes, and YES closes', async () => {
  const { onClose } = await open({ confirmClose: true });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog', { name: 'Are you sure you want to close?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'YES' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[SHELL-057] asks only while a field holds what was typed', async () => {
  const { onClose } = await open({ confirmClose: 'typed' });
  const type = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } });
  const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  type('38103');
  close();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'NO' }));
  type('');
  close();
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(['NO', 'Escape'])('[SHELL-057] %s returns with the focus on the close button', async (way) => {
  const { onClose } = await open({ confirmClose: true });
  screen.getByRole('textbox').focus();
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  const question = screen.getByRole('alertdialog');
  await vi.waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  if (way === 'NO') fireEvent.click(screen.getByRole('button', { name: 'NO' }));
  else fireEvent.keyDown(question, { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(document.activeElement).toBe(close));
});

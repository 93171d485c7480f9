// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noteSubmit, sayNotSent, useConnection, whenOnline, type Connection } from './connection.ts';

let told: Connection;
function Notice() {
  told = useConnection();
  return null;
}
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

test('[PLUS-065] what needs the network is done when the shopper asks again and is online', () => {
  render(<Notice />);
  const run = vi.fn();
  setOnline(false);
  act(() => whenOnline(run));
  expect(run).not.toHaveBeenCalled();
  const before = told.turn;
  act(() => told.again!());
  expect(run).not.toHaveBeenCalled();
  expect(told.turn).toBe(before + 1);
  setOnline(true);
  act(() => told.again!());
  expect(run).toHaveBeenCalledTimes(1);
});

test('[PLUS-065] a form that did not reach the server is sent again by the button that sent it, while it is there', () => {
  render(<Notice />);
  document.body.innerHTML = '<form><button name="intent" value="add"></button></form>';
  const form = document.querySelector('form')!;
  const submitter = document.querySelector('button')!;
  const send = vi.spyOn(form, 'requestSubmit').mockReturnValue();
  noteSubmit({ target: form, submitter } as unknown as SubmitEvent);
  act(() => sayNotSent());
  told.again!();
  expect(send).toHaveBeenCalledWith(submitter);
  form.remove();
  told.again!();
  expect(send).toHaveBeenCalledTimes(1);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TextArea } from './TextArea.tsx';

describeConformance((props) => <TextArea label="Message" {...props} />, {
  refInstanceof: HTMLTextAreaElement,
});

test('[VALID-006] the error is tied to the text', () => {
  render(<TextArea label="Message" errorMessage="Write a message" optional />);
  const area = screen.getByRole('textbox', { name: 'Message (optional)' });
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Write a message',
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[CONST-040] grows 166 ms after the last key, once', () => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { supports: () => false });
  render(<TextArea label="Message" />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  const measured = vi.fn(() => 240);
  Object.defineProperty(area, 'scrollHeight', { get: measured });
  for (const value of ['a', 'ab', 'abc']) {
    fireEvent.change(area, { target: { value } });
    act(() => void vi.advanceTimersByTime(165));
  }
  expect(measured).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(measured).toHaveBeenCalledOnce();
  expect(area.style.height).toBe('240px');
});

test('is as high as its rows while it is empty', () => {
  render(<TextArea label="Message" rows={3} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  // The browser's own way, and that of the style where the field grows with its text.
  expect(area.rows).toBe(3);
  expect(area.getAttribute('style')).toMatch(/^--[\w-]+: ?3;?$/);
});

test('[VALID-003] says when its length is reached', () => {
  render(<TextArea label="Message" maxLength={5} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hello' } });
  expect(screen.getByRole('status').textContent).toBe('Maximum 5 characters');
});

test('leaves it to the browser that can', () => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { supports: () => true });
  render(<TextArea label="Message" />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(area, { target: { value: 'a' } });
  act(() => void vi.runAllTimers());
  expect(area.style.height).toBe('');
});

test('what a page says of the field besides is said after its error and help', () => {
  render(
    <TextArea label="Message" description="In your words" errorMessage="Write it" aria-describedby="more" />,
  );
  const ids = screen.getByRole('textbox').getAttribute('aria-describedby')!.split(' ');
  expect(ids).toHaveLength(3);
  expect(ids.at(-1)).toBe('more');
});

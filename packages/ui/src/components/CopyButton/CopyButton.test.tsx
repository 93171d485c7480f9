import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { CopyButton } from './CopyButton.tsx';

afterEach(() => vi.unstubAllGlobals());

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

describeConformance(
  (props) => (
    <CopyButton value="AO-4471" {...props}>
      Copy part number
    </CopyButton>
  ),
  { refInstanceof: HTMLButtonElement },
);

test('copies and says so beside its unchanged name', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  clipboard(writeText);
  render(<CopyButton value="AO-4471">Copy part number</CopyButton>);
  expect(screen.getByRole('status').textContent).toBe('');
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('AO-4471');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  expect(screen.getByRole('button', { name: 'Copy part number' })).toBeTruthy();
});

test('says nothing when the browser refuses', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  render(<CopyButton value="AO-4471">Copy part number</CopyButton>);
  await press();
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['refused', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ['not there, as over plain http', {}],
])('a clipboard that is %s is told to who asked', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  const onRefused = vi.fn();
  render(
    <CopyButton value="AO-4471" onRefused={onRefused}>
      Copy part number
    </CopyButton>,
  );
  await press();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
});

test('another value is not copied yet', async () => {
  clipboard(() => Promise.resolve());
  const { rerender } = render(<CopyButton value="AO-4471">Copy part number</CopyButton>);
  await press();
  rerender(<CopyButton value="AO-4472">Copy part number</CopyButton>);
  expect(screen.getByRole('status').textContent).toBe('');
});

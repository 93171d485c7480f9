import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { CardFieldsFrame } from './CardFieldsFrame.tsx';

const card = { label: 'Card details', src: 'about:blank', height: 300 };

describeConformance((props) => <CardFieldsFrame {...card} {...props} />, {
  refInstanceof: HTMLIFrameElement,
});

const group = () => screen.getByRole('group', { name: 'Card details' });

test('[PLUS-020] keeps the place of the fields until they are there', () => {
  const { rerender } = render(<CardFieldsFrame {...card} src={undefined} />);
  expect(group().getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByTitle('Card details')).toBeNull();
  rerender(<CardFieldsFrame {...card} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Card details');
  expect(frame.height).toBe('300');
  expect(group().getAttribute('aria-busy')).toBe('true');
  fireEvent.load(frame);
  expect(group().hasAttribute('aria-busy')).toBe(false);
});

test('waits for the gateway’s own word where it gives one', () => {
  const { rerender } = render(<CardFieldsFrame {...card} isReady={false} />);
  fireEvent.load(screen.getByTitle('Card details'));
  expect(group().getAttribute('aria-busy')).toBe('true');
  rerender(<CardFieldsFrame {...card} isReady />);
  expect(group().hasAttribute('aria-busy')).toBe(false);
});

test('another session is waited for again', () => {
  const { rerender } = render(<CardFieldsFrame {...card} />);
  fireEvent.load(screen.getByTitle('Card details'));
  rerender(<CardFieldsFrame {...card} src="about:blank?2" />);
  expect(group().getAttribute('aria-busy')).toBe('true');
});

test('does not load before script listens: its load would be missed', () => {
  const html = renderToString(
    <TestProvider>
      <CardFieldsFrame {...card} />
    </TestProvider>,
  );
  expect(html).not.toContain('iframe');
  expect(html).toContain('Card details');
});

test('[VALID-006] what the gateway found is tied to its fields and spoken', () => {
  render(<CardFieldsFrame {...card} errorMessage="This card has expired." />);
  const error = screen.getByRole('alert');
  expect(error.textContent).toBe('This card has expired.');
  expect(group().getAttribute('aria-describedby')).toBe(error.id);
});

test('fields that cannot be had say so and can be asked for again', () => {
  const onRetry = vi.fn();
  render(<CardFieldsFrame {...card} failure="The bank does not answer." onRetry={onRetry} />);
  expect(screen.queryByTitle('Card details')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('The bank does not answer.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('[PLUS-034] tells that the page has turned dark, and no longer when it is gone', async () => {
  const onColorModeChange = vi.fn();
  const { unmount } = render(<CardFieldsFrame {...card} onColorModeChange={onColorModeChange} />);
  const choose = async (mode: string) => {
    document.documentElement.dataset['colorMode'] = mode;
    await Promise.resolve();
  };
  await choose('dark');
  expect(onColorModeChange).toHaveBeenCalledOnce();
  unmount();
  await choose('light');
  expect(onColorModeChange).toHaveBeenCalledOnce();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { esMX } from '../../i18n/es-MX.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const trigger = <Button>What is a core deposit?</Button>;

describeConformance(
  (props) => (
    <Popover trigger={trigger} title="Core deposit" isOpen {...props}>
      Refunded when you return the old part
    </Popover>
  ),
  { refInstanceof: HTMLElement, rendersOnServer: false, ariaWords: ['Dismiss'] },
);

const open = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /core deposit/ })));

test('its button says what it opens, and whether it is', async () => {
  render(
    <Popover trigger={trigger} title="Core deposit">
      Refunded
    </Popover>,
  );
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await open();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('dialog', { name: 'Core deposit' }).textContent).toContain('Refunded');
});

test('Escape closes it and the focus returns to the button', async () => {
  const onOpenChange = vi.fn();
  render(
    <Popover trigger={trigger} title="Core deposit" onOpenChange={onOpenChange}>
      Refunded
    </Popover>,
  );
  const button = screen.getByRole('button');
  act(() => button.focus());
  await open();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
  await act(async () => void (await new Promise(requestAnimationFrame)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('its own button closes it', async () => {
  render(
    <Popover trigger={trigger} title="Core deposit">
      Refunded
    </Popover>,
  );
  await open();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what react-aria says in it is in the shopper’s language', async () => {
  render(
    <TestProvider locale="es-MX" strings={esMX}>
      <Popover trigger={trigger} title="Core deposit">
        Refunded
      </Popover>
    </TestProvider>,
  );
  await open();
  expect(screen.getAllByRole('button', { name: 'Descartar', hidden: true })).toHaveLength(2);
});

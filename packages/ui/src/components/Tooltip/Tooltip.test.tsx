import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { Tooltip } from './Tooltip.tsx';

const trigger = <button type="button">Core deposit</button>;

describeConformance(
  (props) => (
    <Tooltip content="Refunded when you return the old part" isOpen {...props}>
      {trigger}
    </Tooltip>
  ),
  { refInstanceof: HTMLDivElement, rendersOnServer: false },
);

test('shows on keyboard focus, describes its element, and Escape closes it', () => {
  render(<Tooltip content="Refunded when you return the old part">{trigger}</Tooltip>);
  const button = screen.getByRole('button');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => button.focus());
  const tooltip = screen.getByRole('tooltip');
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test.each([
  ['en-US', 'left'],
  ['ar', 'right'],
])('in %s its start is %s', (locale, side) => {
  render(
    <TestProvider locale={locale}>
      <Tooltip content="Refunded" placement="start" isOpen>
        {trigger}
      </Tooltip>
    </TestProvider>,
  );
  expect(screen.getByRole('tooltip').dataset['placement']).toBe(side);
});

test('its parent may open and close it', () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(
    <Tooltip content="Your car" isOpen onOpenChange={onOpenChange}>
      {trigger}
    </Tooltip>,
  );
  expect(screen.getByRole('tooltip').textContent).toBe('Your car');
  rerender(
    <Tooltip content="Your car" isOpen={false} onOpenChange={onOpenChange}>
      {trigger}
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Sheet } from './Sheet.tsx';

describeConformance(
  (props) => (
    <Sheet isOpen onClose={vi.fn()} title="Filters" {...props}>
      Front
    </Sheet>
  ),
  { refInstanceof: HTMLDivElement, rendersOnServer: false },
);

test('is a dialog with its actions below', () => {
  const onClose = vi.fn();
  render(
    <Sheet isOpen onClose={onClose} title="Filters" footer={<button type="button">Show 24</button>}>
      Front
    </Sheet>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  expect(dialog.contains(screen.getByRole('button', { name: 'Show 24' }))).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

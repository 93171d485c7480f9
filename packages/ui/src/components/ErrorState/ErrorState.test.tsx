import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { ErrorState } from './ErrorState.tsx';

describeConformance((props) => <ErrorState title="Stores did not load" {...props} />, {
  refInstanceof: HTMLDivElement,
});

test('is announced and can be tried again', () => {
  const onRetry = vi.fn();
  render(<ErrorState title="Stores did not load" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Stores did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

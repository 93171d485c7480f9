import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Button } from './Button.tsx';

describeConformance((props) => <Button {...props}>Add to cart</Button>, { refInstanceof: HTMLButtonElement });

test('does not send a form unless asked to', () => {
  render(<Button>Measure</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('pending keeps name and focus, and takes no press', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending onClick={onClick}>
        Place order
      </Button>
    </form>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Place order Please wait' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('pending keeps the place of its icon too', () => {
  render(
    <Button pending icon={<i data-testid="icon" />}>
      Print
    </Button>,
  );
  expect(screen.getByTestId('icon').parentElement?.textContent).toBe('Print');
});

test('an icon stands before the words', () => {
  render(<Button icon={<i data-testid="icon" />}>Print</Button>);
  expect(screen.getByRole('button').firstElementChild).toBe(screen.getByTestId('icon'));
});

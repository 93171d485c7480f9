import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Checkbox } from './Checkbox.tsx';

describeConformance((props) => <Checkbox {...props}>Front</Checkbox>, { refInstanceof: HTMLInputElement });

test('a press on the words ticks the box', () => {
  const onChange = vi.fn();
  render(
    <Checkbox name="position" value="front" onChange={onChange} end="8">
      Front
    </Checkbox>,
  );
  fireEvent.click(screen.getByText('Front'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(onChange).toHaveBeenCalledOnce();
});

test('[VALID-006] the error is tied to the box', () => {
  render(<Checkbox errorMessage="Agree to the terms">I agree</Checkbox>);
  const box = screen.getByRole('checkbox');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Agree to the terms',
  );
});

test('what a page says of the box besides is said after its error', () => {
  render(
    <Checkbox errorMessage="Tick it" aria-describedby="more">
      Terms
    </Checkbox>,
  );
  const ids = screen.getByRole('checkbox').getAttribute('aria-describedby')!.split(' ');
  expect(ids).toHaveLength(2);
  expect(ids.at(-1)).toBe('more');
});

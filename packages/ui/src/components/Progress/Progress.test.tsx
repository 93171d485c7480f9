import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Progress } from './Progress.tsx';

describeConformance((props) => <Progress label="Credits" value={3} max={5} {...props} />, {
  refInstanceof: HTMLProgressElement,
});

test('its label and how far it is', () => {
  render(<Progress label="Credits" value={3} max={5} valueLabel="3 of 5" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Credits' });
  expect(bar.position).toBe(0.6);
  expect(bar.getAttribute('aria-valuetext')).toBe('3 of 5');
  expect(screen.getByText('3 of 5')).toBeTruthy();
});

test('without a value nobody knows how long', () => {
  render(<Progress label="Checking stores" />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').position).toBe(-1);
});

test('its name stays when the page gives it an id', () => {
  render(<Progress label="Credits" id="credits" value={3} />);
  expect(screen.getByRole('progressbar', { name: 'Credits' }).id).toBe('credits');
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { StepNumber } from './StepNumber.tsx';

describeConformance((props) => <StepNumber step={2} {...props} />, { refInstanceof: HTMLSpanElement });

test('a finished step says so', () => {
  render(<StepNumber step={1} state="done" />);
  expect(screen.getByRole('img', { name: '1 completed' })).toBeTruthy();
});

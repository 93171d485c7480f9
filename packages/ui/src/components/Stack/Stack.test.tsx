import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Stack } from './Stack.tsx';

describeConformance((props) => <Stack {...props}>Parts</Stack>, { refInstanceof: HTMLDivElement });

test('may be a list', () => {
  render(
    <Stack as="ul">
      <li>Parts</li>
    </Stack>,
  );
  expect(screen.getByRole('list')).toBeTruthy();
});

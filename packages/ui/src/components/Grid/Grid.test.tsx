import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Grid } from './Grid.tsx';

describeConformance((props) => <Grid {...props}>Parts</Grid>, { refInstanceof: HTMLDivElement });

test('may be a list', () => {
  render(
    <Grid as="ul">
      <li>Parts</li>
    </Grid>,
  );
  expect(screen.getByRole('list')).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Inline } from './Inline.tsx';

describeConformance((props) => <Inline {...props}>Parts</Inline>, { refInstanceof: HTMLDivElement });

test('may be a list', () => {
  render(
    <Inline as="ul">
      <li>Parts</li>
    </Inline>,
  );
  expect(screen.getByRole('list')).toBeTruthy();
});

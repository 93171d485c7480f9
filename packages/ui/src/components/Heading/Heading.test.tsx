import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Heading } from './Heading.tsx';

describeConformance(
  (props) => (
    <Heading level={1} {...props}>
      Brake rotors
    </Heading>
  ),
  { refInstanceof: HTMLHeadingElement },
);

test('size leaves the level alone', () => {
  render(
    <Heading level={2} size="displayM">
      Your cart
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Your cart' })).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { ButtonLink } from './ButtonLink.tsx';

describeConformance(
  (props) => (
    <ButtonLink href="/checkout" {...props}>
      Check out
    </ButtonLink>
  ),
  { refInstanceof: HTMLAnchorElement },
);

test('stays a link', () => {
  render(<ButtonLink href="/checkout">Check out</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe('/checkout');
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Disclosure } from './Disclosure.tsx';

describeConformance(
  (props) => (
    <Disclosure summary="Warranty" {...props}>
      2 years
    </Disclosure>
  ),
  { refInstanceof: HTMLDetailsElement },
);

test('the content is in the page while closed', () => {
  render(<Disclosure summary="Warranty">2 years</Disclosure>);
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
  expect(screen.getByText('2 years')).toBeTruthy();
});

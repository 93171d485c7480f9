import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { EmptyState } from './EmptyState.tsx';

describeConformance(
  (props) => <EmptyState title="Your cart is empty" actions={<a href="/">Home</a>} {...props} />,
  {
    refInstanceof: HTMLDivElement,
  },
);

test('offers a next step', () => {
  render(
    <EmptyState title="Nothing found" level={1} actions={<a href="/parts">All parts</a>}>
      Check the spelling
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All parts' })).toBeTruthy();
});

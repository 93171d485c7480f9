import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const crumbs = [
  { label: 'Parts', href: '/parts' },
  { label: 'Brakes', href: '/parts/brakes' },
  { label: 'Rotors' },
];

describeConformance((props) => <Breadcrumbs crumbs={crumbs} {...props} />, { refInstanceof: HTMLElement });

test('leads up; the page itself is no link', () => {
  render(<Breadcrumbs crumbs={crumbs} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/parts',
    '/parts/brakes',
  ]);
  expect(screen.getByText('Rotors').getAttribute('aria-current')).toBe('page');
});

test('the last one is no link even with an address', () => {
  render(<Breadcrumbs crumbs={[{ label: 'Parts', href: '/parts' }]} />);
  expect(screen.queryByRole('link')).toBeNull();
});

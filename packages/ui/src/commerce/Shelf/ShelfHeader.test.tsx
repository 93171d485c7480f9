import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { ShelfHeader } from './ShelfHeader.tsx';

test('[PLUS-011] the count is a status, so that a change is announced', () => {
  render(
    <ShelfHeader title="Rotors" total={17} fitCount={14} questionCount={3} vehicle="2018 Norvik Halden" />,
  );
  expect(screen.getByRole('status').textContent).toBe(
    '14 that fit your 2018 Norvik Halden · 3 need one more detail',
  );
});

test('without a vehicle it counts all', () => {
  render(<ShelfHeader title="Rotors" total={1} />);
  expect(screen.getByRole('status').textContent).toBe('1 item');
});

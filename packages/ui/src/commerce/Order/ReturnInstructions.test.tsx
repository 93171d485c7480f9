import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import type { ReturnSlip } from '../model/returnSlip.ts';
import { ReturnInstructions } from './ReturnInstructions.tsx';

const store = {
  name: '1420 Harbor Blvd',
  place: '1420 Harbor Blvd, San Diego, CA 92110',
  hours: [{ day: 1, open: '08:00', close: '21:00' }],
};
const show = (slip: ReturnSlip) => render(<ReturnInstructions slip={slip} storesHref="/store" />);
const steps = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/^\d/, ''));

describe('ReturnInstructions', () => {
  test('[PLUS-024] to a store: which one, what to bring, the number, its address and hours', () => {
    show({ method: 'store', code: 'K7M2QX', store });
    expect(steps()[0]).toBe('Take it to 1420 Harbor Blvd or any of our other stores.');
    screen.getByText('K7M2QX');
    screen.getByText(store.place);
    expect(screen.getByRole('table')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a store' }).getAttribute('href')).toBe('/store');
  });

  test('[PLUS-024] by mail: the number and the address for the parcel, and no store', () => {
    show({ method: 'mail', code: 'K7M2QX', sendTo: ['Returns West', '900 Depot Rd'] });
    expect(steps()).toHaveLength(4);
    screen.getByText('900 Depot Rd');
    expect(screen.queryByRole('link', { name: 'Find a store' })).toBeNull();
  });

  test('[PLUS-013] a core: drained, in the box of the new part, for its deposit', () => {
    show({ method: 'store', code: 'K7M2QX', isCore: true });
    expect(steps()[1]).toContain('drain it first');
    expect(steps()[3]).toContain('core deposit');
  });
});

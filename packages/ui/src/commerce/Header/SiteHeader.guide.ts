import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The header of every page, in one markup for all widths.',
  instead: [
    { when: 'a checkout', use: 'CheckoutHeader' },
    { when: 'an account of the standalone type', use: 'StandaloneHeader' },
    { when: 'a market without sign-in and offers', use: 'SimpleHeader' },
  ],
  anatomy: [
    'skip link, alert, PromoStrip',
    'Menu, LogoLink, SearchField',
    'StoreButton, AccountLink, CartLink',
    'VehicleButton and shortcuts',
    'CheckoutHeader: logo and lock, or the way back to the cart',
    'SimpleHeader: the same without offers',
    'StandaloneHeader: logo, name, sign-out and cart',
  ],
  keyboard: [
    { keys: 'Tab', does: 'skip link first, then from start to end' },
    { keys: 'Enter', does: 'on the menu: opens it' },
    { keys: 'Escape', does: 'closes the menu and returns the focus' },
  ],
  content: [
    'An entry has two lines: where one is, what can be done.',
    'A store’s address and a vehicle’s name are cut; the whole is spoken.',
  ],
  do: ['Give it data late: each entry keeps its place.'],
  dont: ['Do not put a fourth line into it.'],
};

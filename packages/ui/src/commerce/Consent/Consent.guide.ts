import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Consent to storage in the browser, given or refused with one button.',
  instead: [{ when: 'a consent manager of its own', use: 'its own dialog; the footer’s link opens it' }],
  anatomy: ['ConsentForm: why, what is always on, a box for each purpose, three buttons of one weight'],
  keyboard: [
    { keys: 'Tab', does: 'goes through boxes and buttons' },
    { keys: 'Space', does: 'ticks a box' },
  ],
  content: ['Say what a purpose is for, not the name of a vendor.'],
  do: ['Keep “Cookie settings” in reach on every page.'],
  dont: ['Do not tick a box beforehand.', 'Do not make refusing longer than accepting.'],
};

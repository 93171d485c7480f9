import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Copies a code to the clipboard: a part number, a Pix code, an order number.',
  instead: [{ when: 'it shares a page', use: 'a share button of the device' }],
  anatomy: ['a button with an icon, a tick after it was copied', 'a live region that says so'],
  keyboard: [{ keys: 'Enter, Space', does: 'copies' }],
  content: ["Names what is copied: 'Copy part number'."],
  do: ['Show the code beside it, so that it can also be marked by hand.'],
  dont: ["Do not change its words to 'Copied': the name of a button stays."],
};

import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A row of like things that may be longer than the screen: parts that go with this one, pictures.',
  instead: [
    { when: 'all must be seen', use: 'Grid' },
    { when: 'one is chosen', use: 'RadioCards or Tabs' },
  ],
  anatomy: [
    'a region with its name',
    'the row, which scrolls',
    'buttons back and on, away when all is in view',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the row, what is in it, and the buttons' },
    { keys: 'Arrow left, Arrow right', does: 'scroll the row while it has the focus' },
  ],
  content: ["The label says what the row holds: 'Goes with it'."],
  do: ['Show a part of the next item, so that it is seen that there is more.'],
  dont: [
    'Do not let it move by itself.',
    'Do not put what a shopper must see behind the first screen of it.',
  ],
};

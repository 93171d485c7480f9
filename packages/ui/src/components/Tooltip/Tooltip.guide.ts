import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A few words more about a control; nothing that is needed, for fingers never see it.',
  instead: [
    { when: 'it holds links or is needed', use: 'Popover' },
    { when: 'it explains a field', use: "the field's description" },
  ],
  anatomy: ['the control', 'the words beside it'],
  keyboard: [
    { keys: 'Tab', does: 'shows it with the focus' },
    { keys: 'Escape', does: 'hides it; the focus stays' },
  ],
  content: ['One sentence at most.'],
  do: ['Let it describe, not name.'],
  dont: ['Do not put a price or a condition into it.'],
};

import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: "One answer that not everybody needs, in its place: 'Have a promo code?'.",
  instead: [
    { when: 'there are several below each other', use: 'Accordion' },
    { when: 'it explains one word', use: 'Tooltip or Popover' },
  ],
  anatomy: ['the line that opens it', 'what it shows'],
  keyboard: [{ keys: 'Enter, Space', does: 'opens or closes it' }],
  content: ['The line says what comes, as a noun or a question.'],
  do: ['Use `plain` inside other content.'],
  dont: ['Do not hide an error in it: open it when something inside is wrong.'],
};

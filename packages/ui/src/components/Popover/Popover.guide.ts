import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Something more about one place of the page, with links or controls in it.',
  instead: [
    { when: 'a few words that nobody needs', use: 'Tooltip' },
    { when: 'it must be answered', use: 'Modal' },
    { when: 'a list of things to do', use: 'MenuButton' },
  ],
  anatomy: ['the button that opens it', 'title and close button', 'content'],
  keyboard: [
    { keys: 'Enter, Space', does: 'open it; the focus goes in' },
    { keys: 'Escape', does: 'closes it; the focus returns' },
  ],
  content: ['The title repeats the words that it explains.'],
  do: ["Keep it shorter than a phone's screen."],
  dont: ['Do not put a form into it.'],
};

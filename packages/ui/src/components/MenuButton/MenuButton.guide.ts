import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Several things to do with one object: rename, share or remove a vehicle.',
  instead: [
    { when: 'one of them is what most want', use: 'SplitButton' },
    { when: 'a value is chosen and stays', use: 'Select' },
    { when: 'it leads through the site', use: 'Menu, the drawer of the shell' },
  ],
  anatomy: ['button with a chevron', 'list of actions, each with an icon or description if needed'],
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'open it at the first item' },
    { keys: 'Arrow up', does: 'opens it at the last' },
    { keys: 'Arrow down, Arrow up', does: 'move and go around' },
    { keys: 'Home, End', does: 'first, last' },
    { keys: 'a letter', does: 'next item that begins with it' },
    { keys: 'Enter', does: 'does it, closes, and returns the focus' },
    { keys: 'Escape', does: 'closes it' },
  ],
  content: ['Items are verbs; the button names the object.'],
  do: ['Put destructive actions last.'],
  dont: ['Do not use it for two items that fit on the page.', 'Do not put a menu into a menu.'],
};

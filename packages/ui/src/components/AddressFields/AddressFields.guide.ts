import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor:
    'An address to fill in, as its country asks for it: the market’s record says which fields in which order.',
  instead: [{ when: 'a choice between addresses', use: 'AddressChoice' }],
  anatomy: ['fields on six columns', 'a select for states', 'a choice of neighborhoods, its last one a text'],
  keyboard: [
    { keys: 'Tab', does: 'moves through the fields in reading order' },
    { keys: 'Enter', does: 'in a field: sends the form by its first button, which `FirstSubmit` is' },
  ],
  content: ['Labels are those of the country: ZIP code, código postal, CEP.'],
  do: [
    'Ask for the postal code early where it fills city and state.',
    'Give each field its `autoComplete`.',
    'Put `FirstSubmit` before any button that fills or opens something, so that Enter goes on.',
  ],
  dont: ['Do not make a list the only way: nobody’s list knows every neighborhood.'],
};

import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor:
    'What an invoice is issued with: the factura of Mexico, the nota fiscal of Brazil. The market’s record says which fields.',
  instead: [{ when: 'only a tax number is needed', use: 'TextField' }],
  anatomy: [
    'a box that opens the fields',
    'the tax number',
    'name, regime, use and postal code, or what a company adds',
  ],
  keyboard: [{ keys: 'Space', does: 'opens and closes the fields at the box' }],
  content: [
    'Names of regimes and uses are those of the tax office: the shopper compares them with a document.',
  ],
  do: [
    'Fill in what the account keeps.',
    'Pass the form’s `submission`, so that a number that it asked about is taken when it is sent again.',
    'Check the values with `taxDocumentForm` in the browser and on the server.',
  ],
  dont: [
    'Do not make the fields required in HTML: without script they are there when nobody asks for an invoice.',
  ],
};

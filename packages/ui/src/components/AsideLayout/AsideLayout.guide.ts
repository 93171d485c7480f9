import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Content with a column beside it that stays in view, such as a cart with its total.',
  instead: [
    { when: 'filters beside a shelf', use: 'ShelfLayout' },
    { when: 'a checkout', use: 'CheckoutLayout' },
    { when: 'columns of equal weight', use: 'Grid' },
  ],
  anatomy: ['content', 'column of 400 px; below the content on phones and tablets'],
  keyboard: [{ keys: 'Tab', does: 'goes through the content, then through the column' }],
  content: ['None of its own.'],
  do: ['Put into the column what is wanted all along the content.'],
  dont: ['Do not make the column higher than a window: its end would be out of reach until the page ends.'],
};

import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The steps between cart and order, one open at a time: pages, an accordion, or sections.',
  instead: [
    { when: 'the cart', use: 'Cart' },
    { when: 'a placed order', use: 'OrderView' },
    { when: 'a form outside a checkout', use: 'Form' },
  ],
  anatomy: [
    'CheckoutSteps: the steps as pages, accordion or sections, with the order summary',
    'CheckoutLayout: sections beside their summary, or one column',
    'CheckoutSection: number, title, what was chosen, “Edit”',
    'PaymentMethodList: ways to pay, with their CardVendors',
    'AddressChoice: known addresses beside what was typed',
    'LineProblem, OrderChanges: what keeps an order from being placed',
    'AppliedTender: a card that pays already',
    'OrderSummary with its TotalsList; SummaryBar below 1140 px',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through the open section; finished ones have one stop, “Edit”' },
    { keys: 'Arrow up, Arrow down', does: 'between ways to pay' },
    { keys: 'Enter', does: 'on the bar: unfolds the summary' },
  ],
  content: [
    'A finished section says what was chosen in a line or two.',
    'The button says what comes next: “Continue to payment”.',
  ],
  do: [
    'Take the focus to the title of the section that opens.',
    'Show every amount before the order is placed, deposits and tax among them.',
  ],
  dont: ['Do not open two sections at once.', 'Do not ask again for what is known.'],
};

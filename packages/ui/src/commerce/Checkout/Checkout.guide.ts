import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The steps from cart to order, one open at a time: as pages, an accordion or sections.',
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
    'AddressChoice: suggested addresses beside the one typed',
    'LineProblem, OrderChanges: problems to solve before the order can be placed',
    'AppliedTender: a gift or merchandise card that is already applied',
    'OrderSummary with its TotalsList; SummaryBar below 1140 px',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through the open section; finished ones have one stop, “Edit”' },
    { keys: 'Arrow up, Arrow down', does: 'between ways to pay' },
    { keys: 'Enter', does: 'on the bar: opens the summary' },
  ],
  content: [
    'A finished section says what was chosen in a line or two.',
    'The button says what comes next: “Continue to payment”.',
  ],
  do: [
    'Move focus to the title of the section that opens.',
    'Show every amount before the order is placed, including deposits and tax.',
  ],
  dont: ['Do not open two sections at once.', 'Do not ask twice for the same data.'],
};

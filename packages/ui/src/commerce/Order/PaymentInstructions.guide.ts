import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'How to pay an order later: by Pix, boleto, OXXO or transfer.',
  instead: [{ when: 'a payment at once', use: 'PaymentMethodList' }],
  anatomy: [
    'deadline and amount',
    'instructions',
    'code, bar code or QR code, each to copy',
    'payment status, announced when it changes',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves through links and buttons in reading order' },
    { keys: 'Enter', does: 'on “Copy”: copies the code and says so' },
  ],
  content: ['Say until when the order is held, with date and time.'],
  do: ['Show it again on the order’s page until it is paid.'],
  dont: ['Do not make anyone type a code that can be copied.'],
};

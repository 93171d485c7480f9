import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'How an order is paid that waits for its money: Pix, boleto, OXXO, transfer.',
  instead: [{ when: 'a payment at once', use: 'PaymentMethodList' }],
  anatomy: [
    'until when and how much',
    'how it is paid',
    'code, bar code or QR code, each to copy',
    'what became of it, spoken when it changes',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through links and buttons in the order in which they are read' },
    { keys: 'Enter', does: 'on “Copy”: copies the code and says so' },
  ],
  content: ['Say until when the order is held, with date and time.'],
  do: ['Show it again on the order’s page until it is paid.'],
  dont: ['Do not make anyone type a code that can be copied.'],
};

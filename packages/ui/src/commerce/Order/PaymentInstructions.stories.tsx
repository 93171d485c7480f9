import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../fixtures/Sheet.tsx';
import type { PayLater } from '../model/payLater.ts';
import { PaymentInstructions } from './PaymentInstructions.tsx';

const meta = { title: 'Commerce/PaymentInstructions', component: PaymentInstructions } satisfies Meta;
export default meta;

const pix: PayLater = {
  kind: 'pix',
  status: 'waiting',
  amountMinor: 35637,
  code: '00020126580014br.gov.bcb.pix013600000000-0000-4000-8000-00000000000052040000530398654063.565802BR5908Driveline6009Sao Paulo62070503***6304A1B2',
  pageHref: '#page',
  payBy: '2026-11-21T22:05:00Z',
};
const boleto: PayLater = {
  ...pix,
  kind: 'boleto',
  code: '99990.12345 67890.123454 67890.123455 1 10290000035637',
  barcode: '99991102900000356370123467890123456789012345',
  pdfHref: '#slip',
};
const oxxo: PayLater = {
  ...pix,
  kind: 'oxxo',
  code: '9300 1234 5678 93',
  barcode: '93001234567893',
  pdfHref: '#slip',
};

const spei: PayLater = {
  ...pix,
  kind: 'spei',
  code: '999180012345678901',
  bank: 'Banco Sandbox',
  reference: '1234567',
};

export const AllStates: StoryObj = {
  render: () => (
    <Sheet
      states={{
        pix: <PaymentInstructions payment={pix} checkHref="#check" />,
        boleto: <PaymentInstructions payment={boleto} checkHref="#check" />,
        oxxo: <PaymentInstructions payment={oxxo} />,
        paid: <PaymentInstructions payment={{ ...pix, status: 'paid' }} />,
        expired: <PaymentInstructions payment={{ ...pix, status: 'expired' }} />,
      }}
    />
  ),
};

export const Transfer: StoryObj = { render: () => <PaymentInstructions payment={spei} checkHref="#check" /> };

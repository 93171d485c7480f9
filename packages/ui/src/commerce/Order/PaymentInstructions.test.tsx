import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { esMX } from '../../i18n/es-MX.ts';
import { esUS } from '../../i18n/es-US.ts';
import type { UiStrings } from '../../i18n/messages.ts';
import { ptBR } from '../../i18n/pt-BR.ts';
import type { PayLater } from '../model/payLater.ts';
import { PaymentInstructions } from './PaymentInstructions.tsx';

const pix: PayLater = {
  kind: 'pix',
  status: 'waiting',
  amountMinor: 12345,
  code: '000201-pix',
  pageHref: '/pay/1',
  payBy: '2026-11-21T22:05:00Z',
};

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('[PLUS-022] a Pix waits with its amount, its code as text and as picture, and the way to its page', () => {
  render(<PaymentInstructions payment={pix} checkHref="/order" />);
  screen.getByText(/\$123\.45/);
  screen.getByText(pix.code);
  screen.getByRole('img', { name: 'QR code to pay with Pix' });
  expect(hrefOf('Open the payment page')).toBe('/pay/1');
  expect(hrefOf('Check payment status')).toBe('/order');
});

test('the last moment is by the clock of the market, which is named where a country has several', () => {
  render(<PaymentInstructions payment={{ ...pix, timeZone: 'America/Sao_Paulo' }} />);
  screen.getByText(/by Saturday, November 21, 7:05\sPM\./);
  render(
    <PaymentInstructions payment={{ ...pix, timeZone: 'America/Chicago', clockName: 'Central Time' }} />,
  );
  screen.getByText(/\d\sPM Central Time\./);
  const held = ptBR.payLater.held('R$ 10,00', 'sábado, 21 de novembro', '10:15', 10, 'horário de Brasília');
  expect(held).toContain('até sábado, 21 de novembro às 10:15 (horário de Brasília).');
  expect(ptBR.payLater.held('', '', '10:15', 10, '')).toContain('às 10:15.');
});

test('a time has the article of its hour', () => {
  const heldAt = (strings: UiStrings, time: string) =>
    strings.payLater.held('', '', time, Number.parseInt(time, 10), '');
  expect(heldAt(ptBR, '01:15')).toContain(' à 01:15.');
  expect(heldAt(ptBR, '13:15')).toContain(' às 13:15.');
  for (const strings of [esMX, esUS]) {
    expect(heldAt(strings, '1:15 p.m.')).toContain(' a la 1:15 p.m.');
    expect(heldAt(strings, '11:15 a.m.')).toContain(' a las 11:15 a.m.');
  }
  expect([ptBR.product.way.ready('01:15', 1), ptBR.product.way.ready('02:15', 2)]).toEqual([
    'para retirar a partir da 01:15',
    'para retirar a partir das 02:15',
  ]);
});

test.each([
  ['boleto', '99991102900000356370123467890123456789012345'.slice(0, 44)],
  ['oxxo', '93001234567893'],
] as const)('[PLUS-059] %s has its bar code as a picture, and the slip as a PDF', (kind, barcode) => {
  render(<PaymentInstructions payment={{ ...pix, kind, barcode, pdfHref: '/pay/1/slip.pdf' }} />);
  const picture = screen.getByRole('img', { name: 'Barcode to scan at the register' });
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M10 0h/);
  expect(hrefOf('Open the payment slip (PDF)')).toBe('/pay/1/slip.pdf');
});

test('[PLUS-022] a transfer has account, bank, reference and amount, each to copy', async () => {
  const user = userEvent.setup();
  const spei = { kind: 'spei', code: '999180012345678901', bank: 'Banco Uno', reference: '1234567' } as const;
  render(<PaymentInstructions payment={{ ...pix, ...spei, amountMinor: 123450 }} />);
  screen.getByText('Bank: Banco Uno');
  for (const [name, copied] of [
    ['CLABE', spei.code],
    ['Reference', spei.reference],
    // As the bank's app takes it.
    ['Amount', '1234.50'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Copy: ${name}` }));
    expect(await navigator.clipboard.readText()).toBe(copied);
  }
  expect(screen.queryByRole('img')).toBeNull();
});

test('digits that no reader would take are not drawn', () => {
  render(<PaymentInstructions payment={{ ...pix, kind: 'oxxo', barcode: '930' }} />);
  expect(screen.queryByRole('img')).toBeNull();
  screen.getByText('930');
});

test('[PLUS-022] a Pix counts its last hour down', () => {
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  vi.useFakeTimers({ now: Date.parse(pix.payBy) - 65_000 });
  render(<PaymentInstructions payment={pix} />);
  expect(screen.getByRole('timer').textContent).toBe('Time left to pay: 1:05');
  pass(6000);
  expect(screen.getByRole('timer').textContent).toBe('Time left to pay: 0:59');
  pass(59_000);
  expect(screen.queryByRole('timer')).toBeNull();
  vi.useRealTimers();
});

test('the button copies the code and says so', async () => {
  const user = userEvent.setup();
  render(<PaymentInstructions payment={{ ...pix, kind: 'oxxo', code: '9300 1234' }} />);
  await user.click(screen.getByRole('button', { name: 'Copy: OXXO reference' }));
  expect(await navigator.clipboard.readText()).toBe('9300 1234');
  await screen.findByText('Copied');
});

test.each([
  ['paid', 'We received your payment'],
  ['expired', 'This payment expired'],
] as const)('[PLUS-022] %s: the code is gone', (status, words) => {
  render(<PaymentInstructions payment={{ ...pix, status }} />);
  expect(screen.getByRole('status').textContent).toContain(words);
  expect(screen.queryByText(pix.code)).toBeNull();
});

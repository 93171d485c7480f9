import { expect, test } from 'vitest';
import { enUS } from '../../i18n/en-US.ts';
import { esMX } from '../../i18n/es-MX.ts';
import { ptBR } from '../../i18n/pt-BR.ts';
import { shownStatuses } from '@driveline/validation';
import { render } from '../../../test/render.tsx';
import { StatusLabel, statusWords } from './StatusLabel.tsx';

const languages = { 'en-US': enUS, 'es-MX': esMX, 'pt-BR': ptBR } as const;
type Language = keyof typeof languages;

const waitsForPickup = ['ORDER READY', 'READY FOR PICK UP', 'READY'];

test.each(Object.entries(languages))('[ACCT-044] every status of an order has words in %s', (_, strings) => {
  const { status } = strings.order;
  const words = shownStatuses.map((code) => statusWords(status, code));
  expect(words.every((text) => text.length > 2)).toBe(true);
  // What waits at a store has one name in the list and on the page; no other two statuses share theirs.
  expect(new Set(words).size).toBe(shownStatuses.length - waitsForPickup.length + 1);
});

const left = {
  'en-US': /ship|sent|out for/i,
  'es-MX': /enviad|despachado|reparto/i,
  'pt-BR': /enviad|saiu/i,
};
const arrived = {
  'en-US': /delivered|picked/i,
  'es-MX': /entregado|recogido/i,
  'pt-BR': /entregue|retirado/i,
};
const ended = { 'en-US': /cancel/i, 'es-MX': /cancel/i, 'pt-BR': /cancel/i };
const refunded = { 'en-US': /refunded/i, 'es-MX': /reembolsad/i, 'pt-BR': /reembolsad/i };
const unpaid = { 'en-US': /payment/i, 'es-MX': /pago/i, 'pt-BR': /pagamento/i };
const claims = { left, arrived, ended, refunded, unpaid };

/** What each status may claim: everything else would tell a shopper what has not happened. */
const truth: Readonly<Record<(typeof shownStatuses)[number], readonly (keyof typeof claims)[]>> = {
  'AWAITING PAYMENT': ['unpaid'],
  SUBMITTED: [],
  PROCESSING: [],
  DELAYED: [],
  'READY TO SHIP': [],
  'ORDER READY': [],
  'READY FOR PICK UP': [],
  READY: [],
  SHIPPED: ['left'],
  SHIPPED_MULTIPLE: ['left'],
  'OUT FOR DELIVERY': ['left'],
  'ISSUE WITH DELIVERY': [],
  UNKNOWN_STATUS: [],
  UNDELIVERABLE: [],
  DELIVERED: ['arrived'],
  DELIVERED_MULTIPLE: ['arrived'],
  'PICKED UP': ['arrived'],
  COMPLETE: [],
  NO_PENDING_ACTION: [],
  'CANCELLATION IN PROGRESS': ['ended'],
  CANCELLED: ['ended'],
  'RETURN STARTED': [],
  'RETURN RECEIVED': [],
  REFUNDED: ['refunded'],
  'RETURN CANCELLED': ['ended'],
};

test.each(
  (Object.keys(languages) as Language[]).flatMap((language) =>
    shownStatuses.map((status) => ({ language, status })),
  ),
)('[PLUS-063] $status claims in $language only what has happened', ({ language, status }) => {
  const text = statusWords(languages[language].order.status, status).replace(/ready to ship/i, '');
  const made = (Object.keys(claims) as (keyof typeof claims)[]).filter((claim) =>
    claims[claim][language].test(text),
  );
  expect(made).toEqual(truth[status]);
});

test('[ACCT-044] a status that nobody knows reads as unknown', () => {
  expect(statusWords(enUS.order.status, 'SOMETHING_NEW')).toBe('Status unknown');
});

/** The stations that an order's list tells apart at a glance. */
const stations = [
  'SUBMITTED',
  'AWAITING PAYMENT',
  'PROCESSING',
  'READY FOR PICK UP',
  'SHIPPED',
  'DELIVERED',
  'PICKED UP',
  'COMPLETE',
  'DELAYED',
  'ISSUE WITH DELIVERY',
  'UNKNOWN_STATUS',
  'CANCELLATION IN PROGRESS',
  'CANCELLED',
  'RETURN STARTED',
  'RETURN RECEIVED',
  'REFUNDED',
];

test('no two stations of an order have one icon', () => {
  const icons = stations.map((status) => {
    const { container } = render(<StatusLabel status={status} />);
    return container.querySelector('svg')?.innerHTML;
  });
  expect(new Set(icons).size).toBe(stations.length);
});

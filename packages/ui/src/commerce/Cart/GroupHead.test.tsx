import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { enUS } from '../../i18n/en-US.ts';
import { esMX } from '../../i18n/es-MX.ts';
import { esUS } from '../../i18n/es-US.ts';
import { ptBR } from '../../i18n/pt-BR.ts';
import { pickup } from '../fixtures/orders.ts';
import type { OrderGroup } from '../model/order.ts';
import { GroupHead } from './GroupHead.tsx';

const languages = {
  'en-US': { strings: enUS, timeFormat: '12h' },
  'es-US': { strings: esUS, timeFormat: '12h' },
  'es-MX': { strings: esMX, timeFormat: '24h' },
  'pt-BR': { strings: ptBR, timeFormat: '24h' },
} as const;

function headOf(locale: keyof typeof languages, group: OrderGroup): string {
  const { container } = render(
    <TestProvider locale={locale} {...languages[locale]}>
      <GroupHead group={group} today="2026-12-02" />
    </TestProvider>,
  );
  return (container.textContent ?? '').replace(/\s/g, ' ');
}

const parcel = (shipmentType: OrderGroup['shipmentType'], when: string): OrderGroup => ({
  ...{ id: '1', shipmentType, when, lines: [] },
});

test.each([
  ['en-US', 'nextday', '2026-12-02', 'Arrives today'],
  ['en-US', 'regular', '2026-12-05', 'Standard delivery, arrives Sat, Dec 5'],
  ['es-US', 'nextday', '2026-12-03', 'Llega mañana, jue, 3 de dic'],
  ['es-US', 'nextday', '2026-12-05', 'Llega el sáb, 5 de dic'],
  ['es-MX', 'nextday', '2026-12-02', 'Llega hoy'],
  ['es-MX', 'nextday', '2026-12-03', 'Llega mañana, jue 3 de dic'],
  ['es-MX', 'regular', '2026-12-05', 'Envío estándar, llega el sáb 5 de dic'],
  ['pt-BR', 'nextday', '2026-12-03', 'Chega amanhã, qui., 3 de dez.'],
  ['pt-BR', 'regular', '2026-12-05', 'Entrega padrão, chega sáb., 5 de dez.'],
] as const)('%s says the day of a delivery (%s, %s)', (locale, way, when, words) => {
  expect(headOf(locale, parcel(way, when))).toBe(words);
});

test.each([
  ['en-US', '2026-12-03T14:40:00-06:00', 'Ready tomorrow, Thu, Dec 3, 2:40 PM'],
  ['es-US', '2026-12-05T13:15:00-06:00', 'Listo el sáb, 5 de dic a la 1:15 p.m.'],
  ['es-MX', '2026-12-03T10:00:00-06:00', 'Listo mañana, jue 3 de dic a las 10:00'],
  ['es-MX', '2026-12-05T01:15:00-06:00', 'Listo el sáb 5 de dic a la 01:15'],
  ['pt-BR', '2026-12-03T10:00:00-03:00', 'Pronto amanhã, qui., 3 de dez. às 10:00'],
] as const)('%s says when a pickup is ready (%s)', (locale, when, words) => {
  headOf(locale, { ...pickup, when });
  expect(screen.getByText(/Ready|Listo|Pronto/).textContent?.replace(/\s/g, ' ')).toBe(words);
});

test('hours have their article', () => {
  const words = [esMX, esUS, ptBR].map(({ product: { way } }) => [
    [way.openUntil('1:00 p.m.', 1), way.openUntil('8:00 p.m.', 8)],
    [way.orderBy('1:00 p.m.', 1), way.orderBy('8:00 p.m.', 8)],
  ]);
  const spanish = [
    ['tienda abierta hasta la 1:00 p.m.', 'tienda abierta hasta las 8:00 p.m.'],
    ['Pide antes de la 1:00 p.m.', 'Pide antes de las 8:00 p.m.'],
  ];
  expect(words).toEqual([
    spanish,
    spanish,
    [
      ['loja aberta até a 1:00 p.m.', 'loja aberta até as 8:00 p.m.'],
      ['Compre até a 1:00 p.m.', 'Compre até as 8:00 p.m.'],
    ],
  ]);
});

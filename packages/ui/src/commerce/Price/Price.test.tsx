import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { esMX } from '../../i18n/es-MX.ts';
import { ptBR } from '../../i18n/pt-BR.ts';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { render as bare } from '@testing-library/react';
import { Price, PriceNote } from './Price.tsx';

/** What the eye sees and the clipboard gets. */
const shown = () => [...document.querySelectorAll('[aria-hidden]')].map((it) => it.textContent).join('');

test.each([
  ['en-US', 'USD', undefined, '$1,234.56'],
  ['es-MX', 'MXN', esMX, '$1,234.56'],
  ['pt-BR', 'BRL', ptBR, 'R$\u00a01.234,56'],
  ['fr-CA', 'CAD', undefined, '1\u00a0234,56\u00a0$'],
])('[CONF-003] [CONF-004] [CONF-005] %s reads as the market writes it', (locale, currency, strings, text) => {
  bare(
    <TestProvider locale={locale} currency={currency} {...(strings && { strings })}>
      <Price minor={123456} />
    </TestProvider>,
  );
  expect(shown()).toBe(text);
});

test('a reduced price says which amount is the former one', () => {
  render(<Price minor={4999} wasMinor={6499} />);
  expect(shown()).toBe('$49.99Was $64.99');
  expect(screen.getByText('$64.99', { selector: 's' }).tagName).toBe('S');
});

test('a price that did not fall shows no former one', () => {
  render(<Price minor={6499} wasMinor={6499} />);
  expect(shown()).toBe('$64.99');
});

test('[PLUS-015] the note says how many the vehicle takes, from two up', () => {
  render(
    <>
      <PriceNote unit="each" needed={2} />
      <PriceNote unit="set of 4" needed={1} />
    </>,
  );
  expect(screen.getByText('each · you need 2')).not.toBeNull();
  expect(screen.getByText('set of 4')).not.toBeNull();
});

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { enUS } from '../../i18n/en-US.ts';
import { esMX } from '../../i18n/es-MX.ts';
import { esUS } from '../../i18n/es-US.ts';
import { ptBR } from '../../i18n/pt-BR.ts';
import { counter, harbor, longStore, mission, stores } from '../fixtures/stores.ts';
import { today } from '../fixtures/products.ts';
import type { StoreInfo } from '../model/store.ts';
import { MyStore } from './MyStore.tsx';
import { StoreCard, type StoreCardProps } from './StoreCard.tsx';
import { StoreList, type StoreListProps } from './StoreList.tsx';
import { StoreMap } from './StoreMap.tsx';
import { StoreSearchForm } from './StoreSearchForm.tsx';

const choose = { action: '/actions', intent: 'set-store' };
const showCard = (store: StoreInfo, props: Partial<StoreCardProps> = {}) =>
  render(<StoreCard store={store} choose={choose} today={today} open {...props} />);
const list = { choose, radiusMeters: 241_402 };
const showList = (props: Pick<StoreListProps, 'stores'> & Partial<StoreListProps>) =>
  render(<StoreList {...list} {...props} />);
const rowText = (name: RegExp) => screen.getByRole('row', { name }).textContent;

describe('a store', () => {
  test('[VEHST-020] [VEHST-021] says its whole address, with the second line where the market shows it', () => {
    const { rerender } = showCard(longStore, { showsAddress2: true });
    const heading = () => screen.getByRole('heading').textContent;
    expect(heading()).toBe(`${longStore.address1}, ${longStore.address2}`);
    rerender(<StoreCard store={longStore} choose={choose} />);
    expect(heading()).toBe(longStore.address1);
  });

  test.each([
    ['en-US', enUS, '12h', 'ready: tomorrow, Sun, Nov 22'],
    ['es-MX', esMX, '12h', 'para recoger: mañana, dom 22 de nov'],
    ['es-US', esUS, '12h', 'para recoger: mañana, dom, 22 de nov'],
    ['pt-BR', ptBR, '24h', 'retirada: amanhã, dom., 22 de nov.'],
  ] as const)('names the day small within a sentence (%s)', (locale, strings, timeFormat, words) => {
    const available = { inStock: 3, asked: 3, readyAt: '2026-11-22T10:00:00-08:00' };
    const { container } = render(
      <TestProvider {...{ locale, strings, timeFormat }}>
        <StoreCard store={{ ...mission, available }} choose={choose} today={today} />
      </TestProvider>,
    );
    expect(container.textContent).toContain(words);
  });

  test('[VEHST-025] marks today in the hours of the week and names closed days', () => {
    showCard(mission);
    const current = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'date');
    expect(current.map((row) => row.textContent)).toEqual(['Saturday · today7:30\u00a0AM – 9:00\u00a0PM']);
    expect(rowText(/Sunday/)).toBe('SundayClosed');
  });

  test('[VEHST-030] says a holiday of the coming week in its line, and all of them below', () => {
    showCard(mission);
    expect(rowText(/Thursday/)).toBe('ThursdayClosed Nov 26');
    expect(rowText(/Friday/)).not.toContain('Closed');
    const list = screen.getByText('Holiday and special closures').nextElementSibling!;
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Thu, Nov 26',
      'Fri, Dec 25',
      'Thu, Dec 31 – Mon, Jan 4',
    ]);
  });

  test('[VEHST-030] without holidays says nothing of them', () => {
    showCard(harbor);
    expect(screen.queryByText('Holiday and special closures')).toBeNull();
  });

  test('around the clock is said in words', () => {
    showCard(longStore);
    expect(rowText(/Sunday/)).toBe('SundayOpen 24 hours');
  });

  test('without today no day is marked', () => {
    showCard(harbor, { today: undefined });
    expect(screen.getAllByRole('row').some((row) => row.hasAttribute('aria-current'))).toBe(false);
  });

  test('[VEHST-026] the distance is in the unit of the market', () => {
    const { unmount } = showCard(mission);
    expect(screen.getByText('3.1 mi away')).toBeTruthy();
    unmount();
    render(
      <TestProvider locale="pt-BR" strings={ptBR} distanceUnit="km" timeFormat="24h">
        <StoreCard store={mission} choose={choose} open />
      </TestProvider>,
    );
    expect(screen.getByText('a 5 km')).toBeTruthy();
    expect(rowText(/Segunda/)).toBe('Segunda-feira07:30 – 21:00');
  });

  test.each([
    [harbor, 'All 3 in stock · ready: today, 2:40\u00a0PM'],
    [mission, '2 of 3 in stock · all ready: tomorrow, Sun, Nov 22, 10:00\u00a0AM'],
    [longStore, '0 of 3 in stock · some can’t be picked up here'],
  ])('[PLUS-016] says how much of this cart it has and when it is ready', (store, text) => {
    const { container } = showCard(store);
    expect(container.textContent).toContain(text);
  });

  test('[VEHST-042] without pickup it promises none', () => {
    const { container } = showCard({ ...harbor, bopusEnabled: false });
    expect(screen.getByText('This store doesn’t offer pickup')).toBeTruthy();
    expect(container.textContent).not.toContain('in stock');
  });

  test('[VEHST-025] is set by a form with its number; the shopper’s own shows a mark instead', () => {
    const { rerender } = showCard(harbor);
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Set as my store: 1420 Harbor Blvd',
    });
    expect(Object.fromEntries(new FormData(button.form!))).toEqual({
      intent: 'set-store',
      storeNumber: '1420',
    });
    rerender(<StoreCard store={harbor} choose={choose} isMine />);
    expect([screen.queryByRole('button'), screen.getByText('Your store').tagName]).toEqual([null, 'SPAN']);
  });

  test('[VEHST-030] leads to the stores around it', () => {
    showCard(harbor);
    expect(screen.queryByRole('link', { name: /^Stores near/ })).toBeNull();
    render(<StoreCard store={mission} choose={choose} nearbyHref="/store?q=92110" open />);
    expect(screen.getByRole('link', { name: /^Stores near/ }).getAttribute('href')).toBe('/store?q=92110');
  });

  test('[VEHST-025] is called by its phone', () => {
    showCard(harbor);
    expect(screen.getByRole('link', { name: 'Call (619) 555-0142' }).getAttribute('href')).toBe(
      'tel:6195550142',
    );
  });
});

describe('the list', () => {
  test('[VEHST-031] goes on counting on the next page, as the map does', () => {
    const { container: listed } = showList({ stores, firstNumber: 11 });
    expect(listed.querySelector('ol')!.start).toBe(11);
    const { container } = render(<StoreMap stores={stores} firstNumber={11} distanceUnit="mi" />);
    const pins = [...container.querySelectorAll('a')].map((pin) => [
      pin.getAttribute('href'),
      pin.textContent,
    ]);
    expect(pins.reverse()).toEqual([
      ['#store-1420', '11'],
      ['#store-301', '12'],
      ['#store-88', '13'],
      ['#store-6012', '14'],
    ]);
    for (const [href] of pins) expect(document.querySelector(href!)).not.toBeNull();
  });

  test('[VEHST-031] a page says which ones of all it has', () => {
    showList({ stores, firstNumber: 11, total: 23, place: '92110' });
    expect(screen.getByRole('status').textContent).toBe('11–14 of 23 stores near 92110');
  });

  test('[VEHST-025] [VEHST-026] none says the radius in the unit of the market and offers a wider search', () => {
    showList({ stores: [], wider: { radiusMeters: 804_672, href: '/store?radius=500' } });
    expect(screen.getByRole('heading', { name: 'No stores within 150 mi' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search within 500 mi' }).getAttribute('href')).toBe(
      '/store?radius=500',
    );
  });

  test('[VEHST-026] none offers no search that goes no further', () => {
    const wider = { radiusMeters: 804_672, href: '/store?radius=500' };
    showList({ stores: [], radiusMeters: 804_672, wider });
    expect(screen.getByRole('heading', { name: 'No stores within 500 mi' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Search within/ })).toBeNull();
  });

  test('[VEHST-025] a failure asks again in place or by a link', () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = showList({ stores: null, onRetry });
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<StoreList {...list} stores={null} retryHref="/store?q=92110" />);
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/store?q=92110');
  });

  test('[VEHST-025] is busy while it loads', () => {
    showList({ stores: undefined });
    expect(screen.getByRole('region', { name: 'Stores' }).getAttribute('aria-busy')).toBe('true');
  });
});

test('[VEHST-025] [VEHST-030] the search asks by address for the place and what the stores must have', () => {
  render(
    <StoreSearchForm
      action="/find-a-store"
      label="ZIP, or city and state"
      place="92110"
      keep={{ radius: '50' }}
      filters={{
        openNow: true,
        stocked: false,
        services: ['key-cutting', 'loaner-tools'],
        selected: ['loaner-tools'],
      }}
    />,
  );
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Find a store' });
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/find-a-store']);
  expect([...new FormData(form)]).toEqual([
    ['radius', '50'],
    ['q', '92110'],
    ['open', '1'],
    ['service', 'loaner-tools'],
  ]);
  expect(screen.getByRole('searchbox', { name: 'ZIP, or city and state' })).toBeTruthy();
});

test('[VEHST-029] when the shopper’s store cannot be loaded its address and the change stay, with a retry', () => {
  const onRetry = vi.fn<() => void>();
  render(<MyStore changeHref="/find-a-store" saved={counter} store={null} onRetry={onRetry} />);
  expect(screen.getByText('301 Depot Rd')).toBeTruthy();
  const change = screen.getByRole('link', { name: 'Change store' });
  expect([change.getAttribute('href'), change.dataset['intent']]).toEqual([
    '/find-a-store',
    'open-store-search',
  ]);
  within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('what the stores must have follows the address, also on the way back', () => {
  const page = (openNow: boolean) => (
    <StoreSearchForm
      action="/store"
      label="ZIP"
      place="92110"
      filters={{ openNow, services: [], selected: [] }}
    />
  );
  const { rerender } = render(page(false));
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box);
  rerender(page(true));
  expect(box.checked).toBe(true);
  rerender(page(false));
  expect(box.checked).toBe(false);
});

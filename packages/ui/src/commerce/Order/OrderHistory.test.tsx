import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { ptBR } from '../../i18n/pt-BR.ts';
import {
  atCounter,
  delayed,
  inTransit,
  largeOrder,
  onlineOrder,
  partlyReturned,
  pickedUpOrder,
  returned,
} from '../fixtures/account.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderList } from './OrderList.tsx';
import { Stations } from './Stations.tsx';

const detailsHref = '/user/orderHistory/W7K2-94QD';
const buyAgain = { action: '/actions', intent: 'buy-again' };
const list = { detailsHref: () => detailsHref };

describe('an order of the history', () => {
  describeConformance(
    (props) => <OrderCard order={onlineOrder} detailsHref={detailsHref} buyAgain={buyAgain} {...props} />,
    { refInstanceof: HTMLElement, ariaWords: ['Nov'] },
  );

  test('says its number, type, day, status, total and parts', () => {
    const { container } = render(<OrderCard order={onlineOrder} detailsHref={detailsHref} />);
    expect(screen.getByRole('heading', { name: 'Order W7K2-94QD' })).toBeTruthy();
    expect(container.textContent).toContain('Online order · Nov 21, 2026');
    expect(screen.getByText('Shipped')).toBeTruthy();
    expect(container.textContent).toContain('$356.37 4 parts');
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual(
      onlineOrder.lines.map(({ title }) => title),
    );
  });

  test('[ACCT-043] [ACCT-044] an unknown type reads as an order, an unknown status as such', () => {
    const { container } = render(<OrderCard order={largeOrder} detailsHref={detailsHref} />);
    expect(container.textContent).toContain('Order · Nov 21, 2026');
    expect(screen.getByText('Status unknown')).toBeTruthy();
  });

  test('writes what is paid back with a minus sign', () => {
    const { container } = render(<OrderCard order={returned} detailsHref={detailsHref} />);
    expect(container.textContent).toContain('−$39.99');
  });

  test.each([
    [{ status: 'RETURN STARTED', parts: 1, of: 4 }, 'DeliveredReturn started1 of 4 parts'],
    [{ status: 'REFUNDED', parts: 4, of: 4 }, 'DeliveredReturn refunded'],
    [{ status: 'RETURN RECEIVED', parts: 0, of: 4, isCore: true }, 'DeliveredReturn receivedCore return'],
  ])('[PLUS-063] says beside the status what comes back: %o', (told, words) => {
    const order = { ...partlyReturned, returned: told, shipments: [] };
    const { container } = render(<OrderCard order={order} detailsHref={detailsHref} />);
    expect(container.querySelector('h2')!.parentElement!.nextSibling!.textContent).toBe(words);
  });

  test('shows three pictures and counts the rest', () => {
    render(<OrderCard order={largeOrder} detailsHref={detailsHref} />);
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(screen.getByText('and 4 more')).toBeTruthy();
  });

  test('[PLUS-063] says where and when each shipment comes, below its number', () => {
    render(<OrderCard order={onlineOrder} detailsHref={detailsHref} />);
    expect(screen.getByText(/arrives/)).toBeTruthy();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  test('every action names its order; what cannot be done is not offered', () => {
    const { rerender } = render(
      <OrderCard
        order={onlineOrder}
        detailsHref={detailsHref}
        trackHref="/track"
        returnHref="/return"
        buyAgain={buyAgain}
      />,
    );
    const names = () =>
      [...screen.getAllByRole('link'), ...screen.queryAllByRole('button')].map((action) =>
        action.getAttribute('aria-label'),
      );
    expect(names()).toEqual([
      'Track order W7K2-94QD',
      'Details of order W7K2-94QD',
      'Return parts of order W7K2-94QD',
      'Buy again: order W7K2-94QD',
    ]);
    const form = screen.getByRole<HTMLButtonElement>('button').form!;
    expect(Object.fromEntries(new FormData(form))).toEqual({ intent: 'buy-again', orderId: 'W7K2-94QD' });
    rerender(<OrderCard order={onlineOrder} detailsHref={detailsHref} />);
    expect(names()).toEqual(['Details of order W7K2-94QD']);
  });

  test('speaks the language of the market', () => {
    render(
      <TestProvider locale="pt-BR" strings={ptBR} currency="BRL">
        <OrderCard order={pickedUpOrder} detailsHref={detailsHref} />
      </TestProvider>,
    );
    expect(screen.getByRole('link', { name: 'Detalhes do pedido W3M8-11ZT' })).toBeTruthy();
    expect(screen.getByText('1 peça')).toBeTruthy();
  });
});

describe('the history', () => {
  describeConformance((props) => <OrderList orders={[onlineOrder]} {...list} {...props} />, {
    refInstanceof: HTMLElement,
    ariaWords: ['Nov'],
  });

  test('keeps the order in which it is given', () => {
    render(<OrderList orders={[onlineOrder, pickedUpOrder]} {...list} />);
    const rows = within(screen.getByRole('region', { name: 'Your orders' })).getAllByRole('article');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'Order W7K2-94QD',
      'Order W3M8-11ZT',
    ]);
  });

  test('is busy while it loads', () => {
    render(<OrderList orders={undefined} {...list} />);
    expect(screen.getByRole('region', { name: 'Your orders' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading')).toBeTruthy();
  });

  test('tells no orders from none that match', () => {
    const { rerender } = render(
      <OrderList orders={[]} {...list} emptyActions={<a href="/deals">Deals</a>} />,
    );
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deals' })).toBeTruthy();
    rerender(<OrderList orders={[]} {...list} clearHref="/user/orderHistory" />);
    expect(screen.getByRole('heading', { name: 'No orders match' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe(
      '/user/orderHistory',
    );
  });

  test('a failure is told, and tried again by script or by address', () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = render(<OrderList orders={null} {...list} retry={{ onRetry }} />);
    within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<OrderList orders={null} {...list} retry={{ href: '/user/orderHistory' }} />);
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/user/orderHistory');
  });
});

describe('a shipment', () => {
  const stations = () =>
    screen.getAllByRole('listitem').map((step) => [step.getAttribute('aria-current'), step.textContent]);

  test('a delivery shows its stations and the days on which they were reached', () => {
    render(<Stations shipment={inTransit} />);
    expect(stations()).toEqual([
      [null, 'Order placed completedSat, Nov 21'],
      [null, 'Preparing completedSat, Nov 21'],
      ['step', '3ShippedSun, Nov 22'],
      [null, '4Out for delivery'],
      [null, '5Delivered'],
    ]);
  });

  test('a pickup stands at its own stations', () => {
    render(<Stations shipment={atCounter} />);
    expect(stations().map(([current]) => current)).toEqual([null, null, 'step', null]);
  });

  test('a status that is no station shows without a guess where it is', () => {
    render(<Stations shipment={delayed} />);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('[ACCT-045] a status may follow any other: the given one shows', () => {
    const { rerender } = render(<Stations shipment={{ ...inTransit, status: 'DELIVERED' }} />);
    expect(stations().every(([, text]) => text?.includes('completed'))).toBe(true);
    rerender(<Stations shipment={{ ...inTransit, status: 'PROCESSING' }} />);
    expect(stations().filter(([current]) => current)).toEqual([['step', '2PreparingSat, Nov 21']]);
  });
});

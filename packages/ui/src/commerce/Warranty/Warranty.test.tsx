import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { ptBR } from '../../i18n/pt-BR.ts';
import { emptyPurchase, longPurchase, purchase } from '../fixtures/account.ts';
import { WarrantyCard } from './WarrantyCard.tsx';
import { WarrantyList } from './WarrantyList.tsx';

describe('a purchase', () => {
  describeConformance((props) => <WarrantyCard purchase={purchase} href="/w" {...props} />, {
    refInstanceof: HTMLElement,
    ariaWords: ['Nov Sep'],
  });

  test('says when and where it was bought, and until when each part is covered', () => {
    const { container } = render(<WarrantyCard purchase={purchase} href="/w" />);
    expect(screen.getByRole('link', { name: 'Purchased Sep 2, 2026' }).getAttribute('href')).toBe('/w');
    expect(container.textContent).toContain('Store: 1420 Harbor Blvd · Receipt: 1420-0001-8841');
    const [covered, ended] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(covered).toContain('Covered through Sep 1, 2028 · 651 days leftActive');
    expect(covered).toContain('Bought for 2018 Norvik Halden 2.5L');
    expect(ended).toContain('This warranty ended on Nov 1, 2026Ended');
    expect(within(screen.getAllByRole('listitem')[0]!).getByRole('link').getAttribute('href')).toBe(
      '/myWarranties/w1/wi1',
    );
  });

  test('counts days as the language writes numbers', () => {
    const [item] = purchase.items;
    const long = { ...purchase, items: [{ ...item!, daysLeft: 1096 }] };
    const { container } = render(<WarrantyCard purchase={long} href="/w" />);
    expect(container.textContent).toContain('1,096 days left');
  });

  test('a void warranty promises nothing, the last day is one', () => {
    render(<WarrantyCard purchase={longPurchase} />);
    const [voided, last] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(voided).toContain('Void');
    expect(voided).not.toContain('Covered through');
    expect(last).toContain('1 day left');
  });

  test('one without covered parts says so', () => {
    render(<WarrantyCard purchase={emptyPurchase} />);
    expect(screen.getByText('No covered items')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('speaks the language of the market', () => {
    const { container } = render(
      <TestProvider locale="pt-BR" strings={ptBR}>
        <WarrantyCard purchase={purchase} />
      </TestProvider>,
    );
    expect(container.textContent).toContain('Faltam 651 dias');
  });
});

describe('the list', () => {
  describeConformance((props) => <WarrantyList purchases={[purchase]} {...props} />, {
    refInstanceof: HTMLElement,
    ariaWords: ['Nov Sep'],
  });

  test('is busy while it loads, says when nothing is on file, and tries again', () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = render(<WarrantyList purchases={undefined} />);
    expect(screen.getByRole('region', { name: 'Your warranties' }).getAttribute('aria-busy')).toBe('true');
    rerender(<WarrantyList purchases={[]} />);
    expect(screen.getByRole('heading', { name: 'No warranties on file' })).toBeTruthy();
    rerender(<WarrantyList purchases={[]} clearHref="/myWarranties" />);
    expect(screen.getByRole('heading', { name: 'No warranties match' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/myWarranties');
    rerender(<WarrantyList purchases={null} retry={{ onRetry }} />);
    within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

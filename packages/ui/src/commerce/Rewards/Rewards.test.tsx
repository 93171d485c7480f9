import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { esMX } from '../../i18n/es-MX.ts';
import { activity, longRewards, mergeable, rewards } from '../fixtures/account.ts';
import { RewardsActivity } from './RewardsActivity.tsx';
import { RewardsBalance } from './RewardsBalance.tsx';
import { code128 } from './code128.ts';
import { RewardsMerge } from './RewardsMerge.tsx';
import { RewardsPass } from './RewardsPass.tsx';

describe('the balance', () => {
  describeConformance((props) => <RewardsBalance rewards={rewards} {...props} />, {
    refInstanceof: HTMLElement,
    ariaWords: ['Feb'],
  });

  test('says what the card holds, how far the next reward is and what it is worth', () => {
    const { container } = render(<RewardsBalance rewards={{ ...rewards, balanceMinor: 1050 }} />);
    expect(screen.getByRole('heading', { name: 'Rewards balance' })).toBeTruthy();
    expect(screen.getByText('$10.50')).toBeTruthy();
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', {
      name: 'Credits toward your next reward',
    });
    expect([bar.value, bar.max]).toEqual([3, 5]);
    expect(container.textContent).toContain('3 of 5');
    expect(container.textContent).toContain('2 more credits earn you $20');
    expect(container.textContent).toContain('Some credits or rewards expire on Feb 19, 2027');
  });

  test('without its worth the next reward is named alone; more credits than needed miss none', () => {
    const { rewardMinor: _, ...bare } = rewards;
    const { container, rerender } = render(<RewardsBalance rewards={{ ...bare, credits: 4 }} />);
    expect(container.textContent).toContain('1 more credit to your next reward');
    rerender(<RewardsBalance rewards={{ ...bare, credits: 7 }} />);
    expect(container.textContent).not.toContain('more credit');
  });

  test('large counts are written as the market writes numbers', () => {
    const { container } = render(<RewardsBalance rewards={longRewards} />);
    expect(container.textContent).toContain('4,999 of 5,000');
  });

  test('without a card it invites to one', () => {
    render(<RewardsBalance rewards="none" joinHref="/join" linkHref="/link" />);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Join rewards', '/join'],
      ['Link my card', '/link'],
    ]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('is busy while it loads, and a failure can be tried again', () => {
    const onRetry = vi.fn<() => void>();
    const { container, rerender } = render(<RewardsBalance rewards={undefined} />);
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
    rerender(<RewardsBalance rewards={null} retry={{ onRetry }} />);
    within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('the card to show', () => {
  const { cardNumber } = rewards;
  describeConformance(
    (props) => (
      <RewardsPass brand="Driveline" card={{ cardNumber }} pageUrl="https://shop.example" {...props} />
    ),
    { refInstanceof: HTMLElement, ariaWords: ['Rewards card', 'Barcode of card', 'QR code that'] },
  );

  test('[CONTENT-023] has a bar code, its number, its holder and what it holds', () => {
    const card = { cardNumber, holder: 'Ana Torres', balanceMinor: 2000 };
    const { container } = render(<RewardsPass brand="Driveline" card={card} />);
    expect(screen.getByRole('img', { name: `Barcode of card ${cardNumber}` })).toBeTruthy();
    expect(container.textContent).toContain(cardNumber);
    expect(container.textContent).toContain('Ana Torres');
    expect(container.textContent).toContain('$20.00');
  });

  test('[CONTENT-023] goes into the wallet of a phone', () => {
    const passes = [{ system: 'android', href: 'https://pass.example/a' } as const];
    render(<RewardsPass brand="Driveline" card={{ cardNumber }} passes={passes} />);
    expect(screen.getByRole('link', { name: 'Add to Google Wallet' }).getAttribute('href')).toBe(
      'https://pass.example/a',
    );
  });

  test('is busy while it loads', () => {
    const { container } = render(<RewardsPass brand="Driveline" card={undefined} />);
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
  });

  test('digits are written in pairs, other text by character, with the check symbol of the standard', () => {
    // Start C, 12, 34, check (105 + 12 + 2 × 34) % 103 = 82, stop.
    expect(code128('1234').join('')).toBe('211232' + '112232' + '131123' + '121241' + '2331112');
    // Start B; (104 + 48 + 2 × 42 + 3 × 42 + 4 × 17 + 5 × 18 + 6 × 19 + 7 × 35) % 103 = 55.
    expect(code128('PJJ123C').slice(0, 12).join('')).toBe('211214' + '313121');
    expect(code128('PJJ123C').slice(-13).join('')).toBe('311321' + '2331112');
  });
});

describe('cards to merge', () => {
  describeConformance((props) => <RewardsMerge cards={mergeable} {...props} />, {
    refInstanceof: HTMLElement,
    ariaWords: ['Card ending in'],
  });

  test('[REWARD-046] each says its last digits, its balance and since when, and what stays holds all of it', () => {
    const { container } = render(<RewardsMerge cards={mergeable} actions={<button>Merge</button>} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Card ending in 0123•••• 0123$20.00Member since Mar 2, 2024You keep this card',
      'Card ending in 7781•••• 7781$5.50Member since Aug 19, 2026We’ll move this balance to the other card',
    ]);
    expect(container.textContent).toContain('Balance after merging$25.50');
    expect(container.textContent).not.toContain('another reward');
    expect(screen.getByRole('button', { name: 'Merge' })).toBeTruthy();
  });

  test('[REWARD-046] a reward that their credits make together comes on top', () => {
    const { container } = render(<RewardsMerge cards={mergeable} addsReward />);
    expect(container.textContent).toContain('$25.50Plus another reward');
  });

  test('while they load, and when that failed, there is nothing to merge', () => {
    const onRetry = vi.fn<() => void>();
    const actions = <button>Merge</button>;
    const { container, rerender } = render(<RewardsMerge cards={undefined} actions={actions} />);
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<RewardsMerge cards={null} retry={{ onRetry }} actions={actions} />);
    within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
  });
});

describe('the activity', () => {
  describeConformance((props) => <RewardsActivity entries={activity} {...props} />, {
    refInstanceof: HTMLElement,
    ariaWords: ['Nov Oct Sep'],
  });

  test('each entry says what, when, of which type, how much, and the credits with their sign', () => {
    render(<RewardsActivity entries={activity} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Order W7K2-94QDNov 21, 2026 · Online order$356.37+1 credit',
      'Return of order W3M8-11ZTOct 3, 2026 · Return-$119.00-2 credits',
      'Reward usedSep 30, 2026 · Order-$20.00',
    ]);
  });

  test('the days are asked for by a form that works without script', () => {
    render(
      <RewardsActivity
        entries={[]}
        dates={{ action: '/rewards', from: '2026-08-24', to: '2026-11-21', keep: { order_type: 'RETURN' } }}
      />,
    );
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Show' });
    expect([form!.method, form!.getAttribute('action')]).toEqual(['get', '/rewards']);
    expect(Object.fromEntries(new FormData(form!))).toEqual({
      order_type: 'RETURN',
      fromDate: '2026-08-24',
      toDate: '2026-11-21',
    });
    expect(screen.getByRole('heading', { name: 'No activity yet' })).toBeTruthy();
  });

  test('speaks the language of the market', () => {
    const { container } = render(
      <TestProvider locale="es-MX" strings={esMX} currency="MXN">
        <RewardsActivity entries={activity.slice(0, 1)} />
      </TestProvider>,
    );
    expect(container.textContent).toContain('Pedido en línea$356.37+1 crédito');
  });

  test('a failure keeps the days', () => {
    render(
      <RewardsActivity entries={null} dates={{ action: '/rewards', from: '2026-08-24', to: '2026-11-21' }} />,
    );
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText('From')).toBeTruthy();
  });
});

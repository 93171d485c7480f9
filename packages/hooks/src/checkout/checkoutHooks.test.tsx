// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import type { CheckoutStep } from './checkoutSteps.ts';
import { useCardFrame } from './useCardFrame.ts';
import { useKnownMember } from './useKnownMember.ts';
import { useRewardsToSpend } from './useRewardsToSpend.ts';
import { useStepFocus } from './useStepFocus.ts';

afterEach(cleanup);

const header = (more: Partial<ReturnType<typeof fixture<'shell.header'>>['myAccountMap']>) => {
  const data = fixture('shell.header');
  return { ...data, myAccountMap: { ...data.myAccountMap, ...more } };
};

describe('useKnownMember', () => {
  test('[PLUS-050] knows profile and addresses of who is signed in', async () => {
    const { result } = renderShop(useKnownMember, {
      'shell.header': header({ anonymous: 'false' }),
      'account.current': fixture('account.current'),
      'account.addresses': fixture('account.addresses'),
    });
    await waitFor(() => expect(result.current.profile).toBeDefined());
    await waitFor(() => expect(result.current.addresses).not.toEqual([]));
    expect(result.current.isGuest).toBe(false);
  });

  test('asks nothing about a guest', async () => {
    const { result, ids } = renderShop(useKnownMember, { 'shell.header': header({ anonymous: 'true' }) });
    await waitFor(() => expect(ids()).toEqual(['shell.header']));
    expect(result.current).toEqual({ isGuest: true, profile: undefined, addresses: [] });
  });
});

describe('useRewardsToSpend', () => {
  const market = { currency: { minorDigits: 2 } };
  const account = fixture('rewards.account');

  test('is the balance of the card in minor units', async () => {
    const loyaltyAccount = { ...account.loyaltyAccount!, rewardBalance: 12.5 };
    const { result } = renderShop(() => useRewardsToSpend(market), {
      'shell.header': header({ rewardsId: '6000' }),
      'rewards.account': { ...account, loyaltyAccount },
    });
    await waitFor(() => expect(result.current).toBe(1250));
  });

  test('is nothing for who has no card', async () => {
    const { result, ids } = renderShop(() => useRewardsToSpend(market), {
      'shell.header': header({ rewardsId: '' }),
    });
    await waitFor(() => expect(ids()).toEqual(['shell.header']));
    expect(result.current).toBe(0);
  });
});

describe('useStepFocus', () => {
  test('goes on to the heading of the next step, and never takes the focus from a control', () => {
    document.body.innerHTML = '<h2 id="contact-title" tabindex="-1"></h2><button></button>';
    const known = { paymentMethodInfo: [], giftCardList: [], GCorRewardsOnlyOrder: false };
    type Props = { open: CheckoutStep; isCovered?: boolean };
    const { rerender } = renderHook(
      ({ open, isCovered = false }: Props) =>
        useStepFocus(open, { ...known, GCorRewardsOnlyOrder: isCovered }, `${open}-title`),
      { initialProps: { open: 'delivery' } as Props },
    );
    expect(document.activeElement).toBe(document.body);
    rerender({ open: 'contact' });
    expect(document.activeElement?.id).toBe('contact-title');
    document.querySelector('button')?.focus();
    rerender({ open: 'contact', isCovered: true });
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
});

describe('[PLUS-020] useCardFrame', () => {
  async function open() {
    const seen = { token: vi.fn<(token: string) => void>(), refused: vi.fn<(message?: string) => void>() };
    const frame = document.createElement('iframe');
    document.body.replaceChildren(frame);
    const posted = vi.spyOn(frame.contentWindow!, 'postMessage');
    const shop = renderShop(
      () => {
        const card = useCardFrame({
          returnUrl: 'https://shop.test/back',
          onToken: seen.token,
          onRefused: seen.refused,
        });
        card.frame.current = frame;
        card.box.current = document.createElement('div');
        return card;
      },
      { 'checkout.paymentSession': fixture('checkout.paymentSession') },
    );
    await waitFor(() => expect(shop.result.current.src).toContain('theme='));
    const say = (data: object) =>
      act(() => {
        window.dispatchEvent(
          new MessageEvent('message', { data, origin: 'null', source: frame.contentWindow }),
        );
      });
    const events = () => posted.mock.calls.map(([message]) => (message as { event: string }).event);
    return { ...shop, ...seen, say, events };
  }

  test('hands on what the frame says', async () => {
    const { result, say, token, refused } = await open();
    say({ event: 'resize', height: 420 });
    expect(result.current.height).toBe(420);
    say({ event: 'invalid', message: 'Check the number.' });
    expect(refused).toHaveBeenCalledWith('Check the number.');
    say({ event: 'token', token: 'tok_1' });
    expect(token).toHaveBeenCalledWith('tok_1');
  });

  test('a press before the fields are there counts once they are', async () => {
    const { result, say, events } = await open();
    act(() => result.current.submit());
    expect(events()).toEqual([]);
    say({ event: 'ready' });
    expect(events()).toEqual(['theme', 'submit']);
    act(() => result.current.submit());
    expect(events()).toEqual(['theme', 'submit', 'submit']);
  });
});

import { EmailOffer } from '@driveline/ui/banners';
import { ChatWindow } from '@driveline/ui/chat';
import { FaqList } from '@driveline/ui/content';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, focused, onEmptyPage, press, show } from './keys.tsx';

/** Keys of the blocks that help, and what the platform does for them, in a real browser. */

onEmptyPage();

const target = { action: '/actions', intent: 'nothing' };

describe('ChatWindow', () => {
  const onSay = vi.fn<(text: string) => void>();
  const onEnd = vi.fn<() => void>();
  const messages = Array.from({ length: 30 }, (_, index) => ({
    id: `m${index}`,
    from: 'agent' as const,
    text: `Message ${index}`,
    at: '2026-11-20T17:02:00Z',
  }));
  const chat = (count: number) => (
    <ChatWindow
      state="open"
      talk={{
        messages: messages.slice(0, count),
        composer: { target, onSay },
        transcript: { target },
        startHref: '#start',
      }}
      ways={{ contactHref: '#contact' }}
      end={{ target, onAct: onEnd }}
    />
  );
  const log = () => document.querySelector('[role="log"]')!;
  const isInView = (text: string) => {
    const message = [...log().querySelectorAll('p')].find(({ textContent }) => textContent === text)!;
    const { bottom } = message.getBoundingClientRect();
    return bottom <= log().getBoundingClientRect().bottom;
  };

  beforeEach(() => {
    onSay.mockClear();
    onEnd.mockClear();
  });

  test('Tab goes from the end button to the conversation, the field and its button', async () => {
    await show(chat(3));
    button('Before').focus();
    const reached: string[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      await press('Tab');
      reached.push(focused());
    }
    expect(reached).toEqual(['End chat', 'Conversation', 'Message', 'Send', 'After']);
  });

  test('Enter sends and keeps the focus, with Shift it begins a line', async () => {
    await show(chat(3));
    document.querySelector('textarea')!.focus();
    await press('a', '{Shift>}{Enter}{/Shift}', 'b', 'Enter');
    expect(onSay.mock.calls).toEqual([['a\nb']]);
    expect(focused()).toBe('Message');
  });

  test('the newest message is in view, until the shopper scrolls up', async () => {
    await show(chat(28));
    expect(isInView('Message 27')).toBe(true);
    await show(chat(29));
    expect(isInView('Message 28')).toBe(true);
    log().scrollBy(0, -300);
    await show(chat(30));
    expect(isInView('Message 29')).toBe(false);
  });

  test('asks before it ends; Escape goes on and gives the focus back', async () => {
    await show(chat(3));
    button('End chat').focus();
    await press('Enter');
    const question = document.querySelector('[role="dialog"]')!;
    expect(question.matches(':popover-open')).toBe(true);
    await press('Escape');
    expect(question.matches(':popover-open')).toBe(false);
    expect(focused()).toBe('End chat');
    expect(onEnd).not.toHaveBeenCalled();
    await press('Enter', 'Tab', 'Enter');
    expect(onEnd).toHaveBeenCalledOnce();
  });
});

test('EmailOffer: Enter and Space unfold and fold the card', async () => {
  const offer = { discount: '15%', discountText: '', value: '15%', promoCode: 'A', expirationDate: 'May' };
  await show(<EmailOffer offer={offer} savingsHref="#deals" signUp={{ target }} dismissal={{ target }} />);
  const details = document.querySelector('details')!;
  button('Before').focus();
  await press('Tab', 'Enter');
  expect(details.open).toBe(true);
  await press(' ');
  expect(details.open).toBe(false);
});

describe('FaqList', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  test('a link to an answer unfolds its question without script', async () => {
    const questions = [{ id: 'core', question: 'What is a core?', answer: 'Your old part.' }];
    await show(
      <>
        <a href="#core">See the answer</a>
        <FaqList groups={[{ id: 'g', title: 'Returns', questions }]} action="#" contactHref="#" />
      </>,
    );
    const details = document.querySelector('details')!;
    expect(details.open).toBe(false);
    document.querySelector('a')!.click();
    await vi.waitFor(() => expect(details.open).toBe(true));
  });
});

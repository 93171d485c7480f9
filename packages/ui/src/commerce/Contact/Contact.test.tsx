import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { contactWays } from '../fixtures/support.ts';
import { ChatLink } from './ChatLink.tsx';
import { WhatsAppLink } from './WhatsAppLink.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { ContactTab } from './ContactTab.tsx';

const { chat } = contactWays;

describe('the tab', () => {
  describeConformance((props) => <ContactTab href="/contactus" {...props} />, {
    refInstanceof: HTMLAnchorElement,
  });

  test('[CONTENT-001] leads to the page, or opens the panel in its place', () => {
    const { unmount } = render(<ContactTab href="/contactus" />);
    const link = screen.getByRole('link', { name: 'Contact us' });
    expect([link.getAttribute('href'), link.getAttribute('aria-haspopup')]).toEqual(['/contactus', null]);
    unmount();
    const onOpen = vi.fn();
    render(<ContactTab href="/contactus" onOpen={onOpen} />);
    const tab = screen.getByRole('link', { name: 'Contact us' });
    expect(tab.getAttribute('aria-haspopup')).toBe('dialog');
    expect(fireEvent.click(tab)).toBe(false);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  test('stays a link for a tab of its own', () => {
    const onOpen = vi.fn();
    render(<ContactTab href="#contactus" onOpen={onOpen} />);
    expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe('WhatsAppLink', () => {
  const href = 'https://wa.me/525555550134?text=Hi';
  describeConformance((props) => <WhatsAppLink href={href} {...props} />, {
    refInstanceof: HTMLParagraphElement,
  });

  test('is a plain link that gives the other page no hold on this one', () => {
    render(<WhatsAppLink href={href} />);
    const link = screen.getByRole('link', { name: 'Ask on WhatsApp' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, 'noopener']);
  });
});

describe('the chat of a page', () => {
  describeConformance((props) => <ChatLink href="/chat" {...props} />, {
    refInstanceof: HTMLParagraphElement,
  });

  test('leads to the page of the chat', () => {
    render(<ChatLink href="/chat" isOnPhones />);
    expect(screen.getByRole('link', { name: 'Chat with us' }).getAttribute('href')).toBe('/chat');
  });
});

describe('the panel', () => {
  describeConformance((props) => <ContactPanel {...contactWays} {...props} />, {
    refInstanceof: HTMLDivElement,
  });

  test('[CONTENT-002] offers chat, website feedback, store feedback and contact, in this order', () => {
    render(<ContactPanel {...contactWays} />);
    const ways = screen.getAllByRole('link');
    expect(
      ways.map((link) => [link.querySelector('span > span')?.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Live chat', '/customerinfo'],
      ['Leave website feedback', 'about:blank'],
      ['Leave store feedback', '/storeexperience'],
      ['Contact us', '/contactus'],
    ]);
  });

  test('[CONTENT-002] without agents the chat is disabled and says so with its hours', () => {
    const onPress = vi.fn();
    render(<ContactPanel {...contactWays} chat={{ ...chat, isOpen: false, hours: 'every day', onPress }} />);
    const way = screen.getByRole('link', { name: /Live chat/ });
    expect([way.getAttribute('aria-disabled'), way.hasAttribute('href')]).toEqual(['true', false]);
    expect(way.textContent).toContain('Chat is closed. We’re here every day.');
    fireEvent.click(way);
    expect(onPress).not.toHaveBeenCalled();
  });

  test('[CONTENT-006] what was started a moment ago is disabled', () => {
    render(<ContactPanel {...contactWays} chat={{ ...chat, isResting: true }} />);
    expect(screen.getByRole('link', { name: /Live chat/ }).getAttribute('aria-disabled')).toBe('true');
  });

  test('calls the page that takes a way over', () => {
    const onPress = vi.fn();
    render(<ContactPanel {...contactWays} survey={{ href: '#survey', onPress }} />);
    fireEvent.click(screen.getByRole('link', { name: /website feedback/ }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('says that a survey opens a tab of its own', () => {
    render(<ContactPanel {...contactWays} survey={{ href: '#survey', newTab: true }} />);
    const way = screen.getByRole('link', { name: /opens in a new tab/ });
    expect([way.getAttribute('target'), way.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });
});

describe('the survey', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const frame = () => document.querySelector('iframe')!;

  test('[CONTENT-004] takes the place of the ways and leads back to them', () => {
    const onBack = vi.fn();
    render(<ContactPanel {...contactWays} view="survey" onBack={onBack} />);
    expect(frame().title).toBe('Leave website feedback');
    expect(screen.queryByRole('list')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  test('[CONTENT-005] is embedded as a frame, and its address is offered when it takes longer than 8 s', async () => {
    render(<ContactPanel {...contactWays} survey={{ href: 'https://survey.test/' }} view="survey" />);
    expect(frame().src).toBe('https://survey.test/');
    await wait(7999);
    expect(screen.queryByRole('link')).toBeNull();
    await wait(1);
    expect(screen.getByRole('link', { name: /Open the survey/ }).getAttribute('href')).toBe(
      'https://survey.test/',
    );
  });

  test('and is not when it came in time', async () => {
    render(<ContactPanel {...contactWays} view="survey" />);
    fireEvent.load(frame());
    await wait(9000);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

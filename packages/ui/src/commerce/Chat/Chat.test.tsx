import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { chatMessages, chatWindow, longMessage } from '../fixtures/support.ts';
import { ChatLauncher } from './ChatLauncher.tsx';
import { ChatWindow, type ChatTalk, type ChatWindowProps } from './ChatWindow.tsx';
import { ProactiveChat } from './ProactiveChat.tsx';

const { talk, ways } = chatWindow;

const show = (state: ChatWindowProps['state'], more: Partial<ChatTalk> = {}) =>
  render(<ChatWindow {...chatWindow} state={state} talk={{ ...talk, ...more }} />);

describe('the way into a chat', () => {
  describeConformance((props) => <ChatLauncher status="open" href="/customerinfo" {...props} />, {
    refInstanceof: HTMLAnchorElement,
  });

  test('leads to the chat, or opens its window', () => {
    const onOpen = vi.fn();
    render(<ChatLauncher status="open" href="/customerinfo" onOpen={onOpen} />);
    const link = screen.getByRole('link', { name: 'Chat with us' });
    expect(link.getAttribute('href')).toBe('/customerinfo');
    expect(fireEvent.click(link)).toBe(false);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  test.each([
    ['checking', 'Checking for an available agent'],
    ['closed', 'Chat is closed. We’re here every day.'],
  ] as const)('is no link while %s', (status, words) => {
    render(<ChatLauncher status={status} href="/customerinfo" hours="every day" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('the offer of a chat', () => {
  describeConformance((props) => <ProactiveChat href="/customerinfo" onClose={vi.fn()} {...props} />, {
    refInstanceof: HTMLElement,
  });

  test('[CONTENT-016] asks, starts a chat and closes, and takes no focus', () => {
    const onStart = vi.fn();
    const onClose = vi.fn();
    render(<ProactiveChat href="/customerinfo" onStart={onStart} onClose={onClose} />);
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByText('Need help?')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Chat now' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect([onStart, onClose].map((called) => called.mock.calls.length)).toEqual([1, 1]);
  });
});

describe('the window', () => {
  describeConformance(
    (props) => <ChatWindow {...chatWindow} talk={{ ...talk, messages: [] }} state="open" {...props} />,
    {
      refInstanceof: HTMLElement,
    },
  );

  test('says who said what in a log that is read as it grows', () => {
    const { rerender } = show('open');
    const log = screen.getByRole('log', { name: 'Conversation' });
    expect(
      [...log.firstElementChild!.children].map(({ firstChild }) =>
        firstChild?.textContent?.replace(/\s/g, ' '),
      ),
    ).toEqual(['You 9:02 AM', 'Dana 9:03 AM', 'You 9:03 AM']);
    const more = { ...talk, messages: [...chatMessages, longMessage] };
    rerender(<ChatWindow {...chatWindow} state="open" talk={more} />);
    // The region itself stays: one that is made again says nothing.
    expect(screen.getByRole('log')).toBe(log);
    expect(log.firstElementChild!.lastElementChild?.textContent).toContain('Our team');
  });

  test('says who is writing', () => {
    show('open', { writer: 'Dana' });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Dana is typing');
  });

  test('a message goes without script', () => {
    show('open');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    fireEvent.change(field, { target: { value: '328 mm' } });
    const sent = Object.fromEntries(new FormData(field.form!));
    expect([field.form!.method, sent]).toEqual(['post', { intent: 'say', text: '328 mm' }]);
  });

  describe('with script', () => {
    const onSay = vi.fn<(text: string) => void>();
    const type = (text: string) => {
      onSay.mockClear();
      show('open', { composer: { ...talk.composer, onSay } });
      const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
      fireEvent.change(field, { target: { value: text } });
      return field;
    };

    test('Enter sends what was typed and empties the field', () => {
      const field = type('  328 mm ');
      expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
      expect(onSay.mock.calls).toEqual([['328 mm']]);
      expect(field.value).toBe('');
    });

    test.each([
      ['with Shift', { shiftKey: true }],
      ['while a sign is being written', { isComposing: true }],
    ])('Enter %s does not', (_, keys) => {
      expect(fireEvent.keyDown(type('328'), { key: 'Enter', ...keys })).toBe(true);
      expect(onSay).not.toHaveBeenCalled();
    });

    test('nothing is no message', () => {
      fireEvent.submit(type('   ').form!);
      expect(onSay).not.toHaveBeenCalled();
    });
  });

  test('what was not sent comes back into the field', () => {
    show('open', { composer: { ...talk.composer, unsent: '328 mm' } });
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['328 mm', 'true']);
    expect(screen.getByText('This message wasn’t sent. Try again.')).toBeTruthy();
  });

  test('what comes back keeps the focus and whatever was typed meanwhile', () => {
    const window = (unsent?: string) => (
      <ChatWindow
        {...chatWindow}
        state="open"
        talk={{ ...talk, composer: { ...talk.composer, onSay: vi.fn(), ...(unsent && { unsent }) } }}
      />
    );
    const { rerender } = render(window());
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    field.focus();
    fireEvent.change(field, { target: { value: 'and the rear ones?' } });
    rerender(window('328 mm'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
    expect(field.value).toBe('328 mm\nand the rear ones?');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.value).toBe('');
  });

  test('asks before it ends', () => {
    show('open');
    const question = document.querySelector('[popover]')!;
    expect(question.getAttribute('aria-label')).toBe('End this chat?');
    expect(screen.getByRole('button', { name: 'End chat' }).getAttribute('popovertarget')).toBe(question.id);
    const { form } = screen.getByText<HTMLButtonElement>('Yes, end it');
    expect(new FormData(form!).get('intent')).toBe('end-chat');
  });

  test('afterwards offers the transcript and a new chat, and no field', () => {
    show('ended');
    expect(screen.getByRole('status').textContent).toBe('The chat has ended');
    expect(screen.queryByRole('textbox')).toBeNull();
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Email me the transcript' });
    expect(new FormData(form!).get('intent')).toBe('mail-transcript');
    expect(screen.getByRole('link', { name: 'Start a new chat' }).getAttribute('href')).toBe('/customerinfo');
  });

  test('and says that the transcript is on its way', () => {
    show('ended', { isTranscriptSent: true });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('We’re emailing you the transcript.')).toBeTruthy();
  });

  test('says that it connects', () => {
    show('connecting');
    expect(screen.getByRole('status').textContent).toBe('Connecting you to an agent');
    expect(screen.queryByRole('log')).toBeNull();
  });

  test('without agents says the hours and leads to the desk', () => {
    show('away');
    expect(screen.getByRole('heading', { name: 'Chat is closed' })).toBeTruthy();
    expect(screen.getByText('We’re here every day, 7 am to 11 pm.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contactus');
  });

  test('that failed is tried again, or the phone is taken', () => {
    const onRetry = vi.fn();
    render(<ChatWindow {...chatWindow} state="failed" ways={{ ...ways, onRetry }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Call (800) 555-0199' }).getAttribute('href')).toBe(
      'tel:+18005550199',
    );
  });
});

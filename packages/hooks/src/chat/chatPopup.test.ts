import { expect, test, vi } from 'vitest';
import { createChatPopup } from './chatPopup.ts';

test('[CONTENT-013][CONST-053] the chat opens in a popup of 408x720, and a second click focuses it', () => {
  const popup = { closed: false, focus: vi.fn() };
  const open = vi.fn(() => popup);
  const go = vi.fn();
  const openChat = createChatPopup(go, open);
  expect(openChat()).toBe('popup');
  expect(open).toHaveBeenCalledWith('/chat', 'chat', 'popup,width=408,height=720');
  expect(openChat()).toBe('focused');
  expect(popup.focus).toHaveBeenCalledTimes(1);
  popup.closed = true;
  expect(openChat()).toBe('popup');
  expect(open).toHaveBeenCalledTimes(2);
  expect(go).not.toHaveBeenCalled();
});

test('[CONTENT-013] a blocked popup leads to the chat in the same tab', () => {
  const go = vi.fn();
  expect(createChatPopup(go, () => null)()).toBe('tab');
  expect(go).toHaveBeenCalledWith('/chat');
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clickedOption } from './clickedOption.ts';

test('[STATE-019] a click on a way to reach the shop is told by its link', () => {
  document.body.innerHTML = '<a href="/chat"><span>Chat</span></a><a href="/other">Other</a>';
  const hrefs = {
    liveChat: '/chat',
    contactUs: '/contactus',
    storeFeedback: undefined,
    websiteFeedback: undefined,
  };
  const [chat, other] = document.querySelectorAll('a');
  expect(clickedOption(chat!.firstElementChild!, hrefs)).toBe('liveChat');
  expect(clickedOption(other!, hrefs)).toBeUndefined();
});

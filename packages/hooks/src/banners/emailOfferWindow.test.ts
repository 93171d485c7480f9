// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { watchEmailOffer } from './emailOfferWindow.ts';

const send = vi.fn();
const isOffer = (pressed: Element) => pressed.closest('[data-offer]') !== null;

afterEach(() => {
  vi.restoreAllMocks();
  send.mockReset();
});

test('[REWARD-036] a scroll or a press beside the offer is told, a press on it is not', () => {
  document.body.innerHTML = '<aside data-offer><button>Sign up</button></aside><p>Parts</p>';
  const stop = watchEmailOffer(send, isOffer);
  const press = (name: string) =>
    document.querySelector(name)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  press('button');
  expect(send).not.toHaveBeenCalled();
  press('p');
  dispatchEvent(new Event('scroll'));
  expect(send.mock.calls).toEqual([
    [{ type: 'pressedOutside', windowWidth: innerWidth }],
    [{ type: 'scrolled', windowWidth: innerWidth }],
  ]);
  stop();
  dispatchEvent(new Event('scroll'));
  expect(send).toHaveBeenCalledTimes(2);
});

test('[REWARD-037] the pointer comes near to a scrollbar where there is one', () => {
  const { documentElement } = document;
  const width = vi.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
  vi.spyOn(documentElement, 'clientHeight', 'get').mockReturnValue(innerHeight);
  const stop = watchEmailOffer(send, isOffer);
  const move = () =>
    dispatchEvent(new MouseEvent('pointermove', { clientX: innerWidth - 30, clientY: innerHeight }));
  move();
  width.mockReturnValue(innerWidth);
  move();
  expect(send.mock.calls).toEqual([
    [{ type: 'pointerMoved', toScrollbar: 30 }],
    [{ type: 'pointerMoved', toScrollbar: Infinity }],
  ]);
  stop();
});

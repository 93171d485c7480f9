import type { EmailOfferEvent } from './emailOffer.ts';

/**
 * REWARD-036, REWARD-037: a scroll or a press beside the offer folds its card, and its tab makes room for the scrollbars.
 * @param send of `useEmailOffer`
 * @param isOffer whether a pressed element belongs to the offer
 * @returns how to stop
 */
export function watchEmailOffer(
  send: (event: EmailOfferEvent) => void,
  isOffer: (pressed: Element) => boolean,
): () => void {
  const scroll = () => send({ type: 'scrolled', windowWidth: innerWidth });
  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && isOffer(target)) return;
    send({ type: 'pressedOutside', windowWidth: innerWidth });
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const { clientWidth, clientHeight } = document.documentElement;
    // Without a scrollbar at that side there is none to come near to.
    const across = innerWidth > clientWidth ? innerWidth - clientX : Infinity;
    const below = innerHeight > clientHeight ? innerHeight - clientY : Infinity;
    send({ type: 'pointerMoved', toScrollbar: Math.min(across, below) });
  };
  addEventListener('scroll', scroll, { passive: true });
  addEventListener('mousedown', press);
  addEventListener('pointermove', move, { passive: true });
  return () => {
    removeEventListener('scroll', scroll);
    removeEventListener('mousedown', press);
    removeEventListener('pointermove', move);
  };
}

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { paintFrame, readFrameMessage, submitFrame, themedFrameUrl } from './gatewayFrame.ts';
import { useStartPaymentSession } from './useCheckout.ts';

export interface CardFrameOptions {
  /** Where the bank's question leads back to. */
  readonly returnUrl: string;
  /** A gift card that is paid in place of the cart (CART-055). */
  readonly purchaseId?: string;
  /** A saved card, of which only the security code is asked for (PLUS-050). */
  readonly cardId?: string | undefined;
  /** The card is typed to be saved. */
  readonly forAccount?: boolean;
  readonly onToken: (token: string) => void;
  /** The fields were wrong, or the gateway gave no answer. */
  readonly onRefused: (message: string | undefined) => void;
}

/**
 * The gateway's card fields in a frame of their own: neither this page nor its servers see a number (PLUS-020).
 * `box` stands around the frame and gives it its look; `submit` sends the fields, also where they are still loading.
 */
export function useCardFrame(options: CardFrameOptions) {
  const { returnUrl, purchaseId, cardId, forAccount, onToken, onRefused } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(300);
  const { mutate, data: session, error } = useStartPaymentSession();
  // Read once a session: with the colours of another render the frame would load again, without what was typed.
  const src = useMemo(
    () => session && box.current && themedFrameUrl(session.frameUrl, box.current),
    [session],
  );
  const start = useCallback(
    () =>
      mutate({
        returnUrl,
        ...(purchaseId !== undefined && { purchaseId }),
        ...(cardId !== undefined && { cardId }),
        ...(forAccount && { forAccount }),
      }),
    [mutate, returnUrl, purchaseId, cardId, forAccount],
  );
  useEffect(start, [start]);
  const isReady = useRef(false);
  // A press on the page's button before the fields are there counts once they are.
  const isAsked = useRef(false);
  const submit = () => {
    isAsked.current = !isReady.current;
    if (isReady.current) submitFrame(frame.current);
  };
  const repaint = () => paintFrame(frame.current);
  const onReady = useEffectEvent(() => {
    isReady.current = true;
    // The page may have turned dark while the fields loaded.
    repaint();
    if (isAsked.current) submit();
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message =
        session && readFrameMessage(event, frame.current?.contentWindow ?? null, session.origin);
      if (message?.event === 'ready') onReady();
      if (message?.event === 'resize') setHeight(message.height);
      if (message?.event === 'token') onToken(message.token);
      if (message?.event === 'invalid' || message?.event === 'error') onRefused(message.message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [session, onToken, onRefused]);
  return {
    frame,
    box,
    height,
    src: src ?? undefined,
    error,
    submit,
    repaint,
    retry: start,
  };
}

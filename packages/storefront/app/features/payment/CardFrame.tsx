import {
  paintFrame,
  readFrameMessage,
  submitFrame,
  themedFrameUrl,
  useStartPaymentSession,
} from '@driveline/hooks';
import { CardFieldsFrame } from '@driveline/ui/forms';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { useErrorText } from '../../shop/useErrorText.ts';
import { useText } from '../../shop/useText.ts';

export type CardFrameHandle = { readonly submit: () => void };

export type CardFrameProps = {
  readonly ref: Ref<CardFrameHandle>;
  readonly returnUrl: string;
  readonly onToken: (token: string) => void;
  /** The fields were wrong, or the gateway gave no answer. */
  readonly onRefused: (message: string | undefined) => void;
};

/** The gateway's card fields in a frame of its own: neither this page nor its servers see a number (PLUS-020). */
export function CardFrame({ ref, returnUrl, onToken, onRefused }: CardFrameProps) {
  const text = useText();
  const errorText = useErrorText();
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(300);
  const { mutate, data: session, error } = useStartPaymentSession();
  // Read once a session: with the colours of another render the frame would load anew, without what was typed.
  const src = useMemo(
    () => session && box.current && themedFrameUrl(session.frameUrl, box.current),
    [session],
  );
  useEffect(() => mutate({ returnUrl }), [mutate, returnUrl]);
  const isReady = useRef(false);
  // A press on the page's button before the fields are there counts once they are.
  const isAsked = useRef(false);
  const send = () => {
    isAsked.current = !isReady.current;
    if (isReady.current) submitFrame(frame.current);
  };
  const onReady = useEffectEvent(() => {
    isReady.current = true;
    // The page may have turned dark while the fields loaded.
    paintFrame(frame.current);
    if (isAsked.current) send();
  });
  useImperativeHandle(ref, () => ({ submit: send }));
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
  return (
    <div ref={box}>
      <CardFieldsFrame
        ref={frame}
        label={text('payment.frameTitle')}
        src={src ?? undefined}
        height={height}
        failure={error && errorText(error)}
        onRetry={() => mutate({ returnUrl })}
        onColorModeChange={() => paintFrame(frame.current)}
      />
    </div>
  );
}

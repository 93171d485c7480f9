import { latePart, sayOffline } from '@driveline/hooks';
import { vendorName } from '@driveline/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { useSubmit, type SubmitOptions } from 'react-router-dom';
import { useText } from '../../shop/useShop.ts';
import type { CardFrameHandle } from './CardFrame.tsx';

/** The card fields, whose script comes once they are shown. */
export const CardFrame = latePart(async () => (await import('./CardFrame.tsx')).CardFrame, sayOffline);

/** A form that waits for the gateway's card fields, whose token is sent along in their place (PLUS-020). */
export function useCardSending(to: Pick<SubmitOptions, 'action' | 'replace'>) {
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<CardFrameHandle>(null);
  const [message, onRefused] = useState<string>();
  const submit = useSubmit();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    onRefused(undefined);
    frame.current?.submit();
  };
  const onToken = (token: string) => {
    if (!form.current) return;
    const data = new FormData(form.current);
    data.set('token', token);
    void submit(data, { method: 'post', ...to });
  };
  return { message, onSubmit, frame: { ref: frame, onToken, onRefused } };
}

/** What a card is called by its vendor and last digits. */
export function useCardName() {
  const text = useText();
  return (card: { readonly cardType: string; readonly lastFour: string }) =>
    text('payment.ending', { vendor: vendorName(card.cardType), lastFour: card.lastFour });
}

import { useRef, useState, type SubmitEvent } from 'react';
import { useHydrated } from '@driveline/ui';
import { useSubmit } from 'react-router-dom';
import type { ShopForm } from '../../shop/useShopForm.ts';
import type { CardFrameHandle } from './CardFrame.tsx';
import * as paths from '../../paths/index.ts';

/** The form of a new card waits for the gateway's fields, whose token is sent along in their place (PLUS-050). */
export function useCardToSave(formProps: ShopForm['formProps']) {
  const frame = useRef<CardFrameHandle>(null);
  const [message, setMessage] = useState<string>();
  const submit = useSubmit();
  const hasScript = useHydrated();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMessage(undefined);
    frame.current?.submit();
  };
  const onToken = (token: string) => {
    const form = formProps.ref.current;
    if (!form) return;
    const data = new FormData(form);
    data.set('token', token);
    void submit(data, { method: 'post', action: paths.profile() });
  };
  return {
    formProps: hasScript ? { ...formProps, onSubmit } : formProps,
    frame,
    message,
    onToken,
    onRefused: setMessage,
  };
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import type { BrowserStorage } from '../storage/browserStorage.ts';
import { rememberedLogin, rememberLogin } from '../storage/remembered.ts';

/** A form whose fields are the platform's: `useCheckedForm` of @driveline/ui gives one. */
export interface FilledForm {
  readonly formProps: { readonly ref: RefObject<HTMLFormElement | null> };
  readonly setValue: (name: string, value: string) => void;
}

/** ACCT-023: keeps the `username` of a sign-in that is sent, and only while `rememberMe` is ticked. */
export function rememberSentLogin(storage: BrowserStorage, form: FormData): void {
  const email = form.get('username');
  rememberLogin(storage, {
    email: typeof email === 'string' ? email : '',
    isChecked: form.has('rememberMe'),
  });
}

/** ACCT-023: fills it in again, but over nothing that was typed. */
export function useRememberedLogin(storage: BrowserStorage, { formProps, setValue }: FilledForm): void {
  const fill = useEffectEvent(() => {
    const { isChecked, email } = rememberedLogin(storage);
    const fields = formProps.ref.current?.elements;
    const box = fields?.namedItem('rememberMe');
    if (!isChecked || !(box instanceof HTMLInputElement)) return;
    box.checked = true;
    const name = fields?.namedItem('username');
    if (name instanceof HTMLInputElement && name.value === '') setValue('username', email);
  });
  useEffect(() => fill(), []);
}

/** Clears the password field with every answer, and focuses it after a refused sign-in (ACCT-015, ACCT-024). */
export function useClearPasswordOnAnswer(
  { formProps, setValue }: FilledForm,
  answer: object | undefined,
  { isFocused = false, name = 'password' }: { readonly isFocused?: boolean; readonly name?: string } = {},
): void {
  const begin = useEffectEvent(() => {
    setValue(name, '');
    const field = formProps.ref.current?.elements.namedItem(name);
    if (isFocused && field instanceof HTMLInputElement) field.focus();
  });
  useEffect(() => {
    if (answer) begin();
  }, [answer]);
}

/** A form that takes another one's place has the focus in its field, and again with every answer. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, name: string, answer?: unknown): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    const first = field instanceof RadioNodeList ? [...field].find(isChecked) : field;
    if (first instanceof HTMLElement) first.focus();
  }, [form, name, answer]);
}

const isChecked = (node: Node) => node instanceof HTMLInputElement && node.checked;

/** Whole seconds that are left; 0 before script runs, so that nothing is closed which nobody would open. */
export function useCountdown(ms: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const until = Date.now() + ms;
    const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const tick = () => setSeconds(left());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [ms]);
  return seconds;
}

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testEdge } from '../../test/renderShop.tsx';
import { rememberedLogin } from '../storage/remembered.ts';
import {
  rememberSentLogin,
  useCountdown,
  useFirstField,
  useClearPasswordOnAnswer,
  useRememberedLogin,
} from './signInFields.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A form on the page, as a checked one hands it out. */
function formOf(html: string) {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.forms[0]!;
  const fieldOf = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const setValue = (name: string, value: string) => void (fieldOf(name).value = value);
  return { form: { formProps: { ref: { current: form } }, setValue }, fieldOf };
}

const LOGIN = '<input name="username"><input name="password"><input type="checkbox" name="rememberMe">';

describe('[ACCT-023] a login that is remembered', () => {
  const sent = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  test('is filled in again, and not over what was typed', () => {
    const { storage } = testEdge();
    rememberSentLogin(storage, sent({ username: 'ana@example.com', password: 'x', rememberMe: 'true' }));
    const empty = formOf(LOGIN);
    renderHook(() => useRememberedLogin(storage, empty.form));
    expect(empty.fieldOf('username').value).toBe('ana@example.com');
    expect(empty.fieldOf('rememberMe').checked).toBe(true);
    const typed = formOf(LOGIN);
    typed.fieldOf('username').value = 'ben';
    renderHook(() => useRememberedLogin(storage, typed.form));
    expect(typed.fieldOf('username').value).toBe('ben');
  });

  test('is forgotten with the tick', () => {
    const { storage } = testEdge();
    rememberSentLogin(storage, sent({ username: 'ana@example.com', rememberMe: 'true' }));
    rememberSentLogin(storage, sent({ username: 'ana@example.com' }));
    expect(rememberedLogin(storage)).toEqual({ isChecked: false, email: '' });
    const { form, fieldOf } = formOf(LOGIN);
    renderHook(() => useRememberedLogin(storage, form));
    expect([fieldOf('username').value, fieldOf('rememberMe').checked]).toEqual(['', false]);
  });
});

test('[ACCT-015] with an answer the password goes, and a refused one has the focus', () => {
  const { form, fieldOf } = formOf(LOGIN);
  const { rerender } = renderHook(
    ({ answer, isFocused }) => useClearPasswordOnAnswer(form, answer, { isFocused }),
    {
      initialProps: { answer: undefined as object | undefined, isFocused: false },
    },
  );
  fieldOf('password').value = 'long way';
  rerender({ answer: undefined, isFocused: false });
  expect(fieldOf('password').value).toBe('long way');
  rerender({ answer: {}, isFocused: false });
  expect([fieldOf('password').value, document.activeElement]).toEqual(['', document.body]);
  rerender({ answer: {}, isFocused: true });
  expect(document.activeElement).toBe(fieldOf('password'));
});

test('a form in another one’s place has the focus in its field, or at the choice that is made', () => {
  const { form, fieldOf } = formOf('<input name="code">');
  renderHook(() => useFirstField(form.formProps.ref, 'code'));
  expect(document.activeElement).toBe(fieldOf('code'));
  const radios = ['email', 'text'].map(
    (value) => `<input type="radio" name="to" value="${value}"${value === 'text' ? ' checked' : ''}>`,
  );
  const choice = formOf(radios.join(''));
  renderHook(() => useFirstField(choice.form.formProps.ref, 'to'));
  expect(document.activeElement).toHaveProperty('value', 'text');
});

test('[ACCT-019][ACCT-026] a countdown ends at nothing, and begins again with another time', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ ms }) => useCountdown(ms), { initialProps: { ms: 2500 } });
  const seen = [result.current];
  for (let tick = 0; tick < 4; tick++) {
    act(() => void vi.advanceTimersByTime(1000));
    seen.push(result.current);
  }
  expect(seen).toEqual([3, 2, 1, 0, 0]);
  rerender({ ms: 1000 });
  expect(result.current).toBe(1);
});

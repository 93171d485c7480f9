// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { replayEarly } from './replayEarly.ts';

type Noted = NonNullable<typeof globalThis.early>[number];

afterEach(() => {
  delete globalThis.early;
});

/** A quantity with its '+', as a page that has taken over knows it. */
function stepper() {
  const [input, plus] = [document.createElement('input'), document.createElement('button')];
  plus.type = 'button';
  plus.onclick = () => void (input.value = String(Number(input.value) + 1));
  input.value = '1';
  document.body.replaceChildren(input, plus);
  const typed = (value: string): Noted => [input, 'change', value];
  const pressed: Noted = [plus, 'click', ''];
  return { input, typed, pressed };
}

test.each([
  [['press', '4'], '4'],
  [['4', 'press'], '5'],
  [['press', 'press'], '3'],
  [['2', 'press', '7', 'press'], '8'],
])('[PLUS-061] what was done early, %j, is done again in its order', async (acts, value) => {
  const { input, typed, pressed } = stepper();
  globalThis.early = acts.map((act) => (act === 'press' ? pressed : typed(act)));
  await replayEarly();
  expect(input.value).toBe(value);
});

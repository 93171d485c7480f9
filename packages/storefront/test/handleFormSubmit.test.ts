import { expect, test, vi } from 'vitest';
import { handleFormSubmit } from '../app/intents/handleFormSubmit.ts';

/** A form for a code, whose posts are answered one at a time. */
function codeForm() {
  const form = { dataset: { intent: 'apply-promo' }, isConnected: true, getAttribute: () => '/cart' };
  const answers: (() => void)[] = [];
  const submit = vi.fn<(code: unknown) => Promise<void>>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const press = (code: string) => {
    const data = new FormData();
    data.set('promoCode', code);
    return handleFormSubmit(form as unknown as HTMLFormElement, data, () => submit(code));
  };
  const answer = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { form, submit, press, answer };
}

test('[CART-004] a second press while the first is under way is the first one', async () => {
  const { submit, press, answer } = codeForm();
  const posts = [press('SAVE'), press('SAVE')];
  await answer();
  await Promise.all(posts);
  expect(submit.mock.calls).toEqual([['SAVE']]);
  void press('SAVE');
  expect(submit).toHaveBeenCalledTimes(2);
});

test('[CART-018] what was mended while a refusal is still being shown is sent after it', async () => {
  const { submit, press, answer } = codeForm();
  const posts = [press('NOSUCH'), press('TAKE20'), press('TAKE20')];
  expect(submit.mock.calls).toEqual([['NOSUCH']]);
  await answer();
  expect(submit.mock.calls).toEqual([['NOSUCH'], ['TAKE20']]);
  await answer();
  await Promise.all(posts);
});

test('a form that the first press took away sends nothing more', async () => {
  const { form, submit, press, answer } = codeForm();
  const posts = [press('SAVE'), press('OTHER')];
  form.isConnected = false;
  await answer();
  await Promise.all(posts);
  expect(submit.mock.calls).toEqual([['SAVE']]);
});

import { isIntent } from './intents.ts';
import { runInBrowser } from './runInBrowser.ts';

/**
 * Takes the post of a form with an intent: those of the table run their mutation in place, every other goes to its
 * route's action. It comes with the first press, so that no first page pays for what a shopper may do.
 */
export async function takePost(
  form: HTMLFormElement,
  data: FormData,
  submit: (action: string) => Promise<void>,
): Promise<void> {
  const { intent } = form.dataset;
  return isIntent(intent) ? runInBrowser(intent, data) : submit(new URL(form.action).pathname);
}

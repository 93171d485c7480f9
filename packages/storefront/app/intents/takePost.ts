import { RETURNS_NOTICE_HIDDEN_MS } from '@driveline/hooks';
import { storage } from '../shop/storage.ts';
import { HIDE_RETURNS } from './hideReturns.ts';
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
  if (intent === HIDE_RETURNS) return hideReturns(form);
  return isIntent(intent) ? runInBrowser(intent, data) : submit(targetOf(form));
}

/** With the query that the form names, as without script: a reload after a refusal asks for it again. */
const targetOf = (form: HTMLFormElement) => form.getAttribute('action') ?? new URL(form.action).pathname;

/** In this browser alone, so that its pages stay the ones that everybody gets (SHELL-055). */
function hideReturns(form: HTMLFormElement): void {
  storage.write('returnsNoticeHiddenUntil', String(Date.now() + RETURNS_NOTICE_HIDDEN_MS));
  form.closest('[data-returns]')?.remove();
}

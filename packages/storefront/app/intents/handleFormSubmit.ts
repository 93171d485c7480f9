import { errorText } from '@driveline/api';
import { RETURNS_NOTICE_HIDDEN_MS, runMutation } from '@driveline/hooks';
import { browserShop } from '../data/browserLoader.ts';
import { shopPath } from '../data/shopPath.ts';
import { notify } from '../shop/notify.ts';
import { storage } from '../shop/storage.ts';
import { intentEffects } from './intentEffects.ts';
import { intents, isIntent, type Intent, type IntentName } from './intents.ts';

type Post = { readonly sent: string; readonly done: Promise<void> };

/** Posts whose answer, and what the page shows of it, is on its way. */
const underWay = new WeakMap<HTMLFormElement, Post>();

/**
 * Takes the post of a form with an intent: those of the table run their mutation in place, every other goes to its
 * route's action. It comes with the first press, so that no first page pays for what a shopper may do. A second press
 * while the first is under way is the first one (CART-004); what was changed in between goes after it.
 */
export function handleFormSubmit(
  form: HTMLFormElement,
  data: FormData,
  submit: (action: string) => Promise<void>,
): Promise<void> {
  const sent = JSON.stringify([...data]);
  const before = underWay.get(form);
  if (before?.sent === sent) return before.done;
  const post = async () => {
    if (before) await before.done.catch(() => undefined);
    // The page that the first one led to has its own form.
    if (before && !form.isConnected) return;
    await take(form, data, submit);
  };
  const done = post().finally(() => {
    if (underWay.get(form)?.done === done) underWay.delete(form);
  });
  underWay.set(form, { sent, done });
  return done;
}

async function take(
  form: HTMLFormElement,
  data: FormData,
  submit: (action: string) => Promise<void>,
): Promise<void> {
  const { intent } = form.dataset;
  if (intent === 'hide-returns') return hideReturns(form);
  return isIntent(intent) ? runInBrowser(intent, data) : submit(targetOf(form));
}

/** Runs an intent in the browser, where the change shows at once, and tells what came of it; never rejects. */
export async function runInBrowser(name: IntentName, form: FormData): Promise<void> {
  const { client, queryClient, texts } = browserShop();
  const { read, mutation } = intents[name] as Intent<unknown, unknown>;
  let failed: ReturnType<typeof intentEffects>['failed'];
  try {
    const [change, input] = [mutation(client), read(form)];
    const effects = intentEffects(name, form, change.undo?.(queryClient, input));
    failed = effects.failed;
    effects.done(await runMutation(queryClient, change, input));
  } catch (error) {
    const text = errorText(error, (key) => (texts.has(key) ? texts.text(key) : undefined));
    if (!failed?.(text, error)) notify({ type: 'error', text });
  }
}

/** With the query that the form names, as without script: a reload after a refusal asks for it again. */
const targetOf = (form: HTMLFormElement) =>
  shopPath(form.getAttribute('action') ?? new URL(form.action).pathname);

/** In this browser alone, so that its pages stay the ones that everybody gets (SHELL-055). */
function hideReturns(form: HTMLFormElement): void {
  storage.write('returnsNoticeHiddenUntil', String(Date.now() + RETURNS_NOTICE_HIDDEN_MS));
  form.closest('[data-returns]')?.remove();
}

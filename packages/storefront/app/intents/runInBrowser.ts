import { errorText } from '@driveline/api';
import { browserShop } from '../data/browserLoader.ts';
import { notify } from '../features/notifications/index.ts';
import { intentEffects } from './intentEffects.ts';
import type { IntentName } from './intents.ts';
import { runIntent } from './runIntent.ts';

/** Runs an intent in the browser and tells the shopper what came of it; never rejects. */
export async function runInBrowser(name: IntentName, form: FormData): Promise<void> {
  const { client, queryClient, texts } = browserShop();
  const { done, failed } = intentEffects(name, form);
  try {
    done(await runIntent(client, queryClient, name, form));
  } catch (error) {
    const text = errorText(error, (key) => (texts.has(key) ? texts.text(key) : undefined));
    if (!failed?.(text, error)) notify({ type: 'error', text });
  }
}

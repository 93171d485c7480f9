import type { PageIntent } from '@driveline/hooks';
import { data } from 'react-router-dom';
import type { IntentName } from './intents.ts';

export type FormIntent = IntentName | PageIntent;

/** What an action does, by the intent of the post. */
export type Handlers<Handler> = { readonly [Intent in FormIntent]?: Handler };

/**
 * A table of one takes a post without an intent too: there is nothing to tell apart, and a page that was opened before
 * an update may send none.
 * @throws a 400 for an intent that the action does not know
 */
export function handlerOf<Handler>(handlers: Handlers<Handler>, intent: unknown): Handler {
  const [only, ...others] = Object.values(handlers);
  if (intent == null && others.length === 0 && only) return only;
  const handler = isIntentOf(handlers, intent) ? handlers[intent] : undefined;
  if (!handler) throw data(null, { status: 400 });
  return handler;
}

const isIntentOf = (handlers: object, intent: unknown): intent is FormIntent =>
  typeof intent === 'string' && Object.hasOwn(handlers, intent);

import type { B2cClient } from '@driveline/api';
import { runMutation } from '@driveline/hooks';
import type { QueryClient } from '@tanstack/react-query';
import { intents, type Intent, type IntentName } from './intents.ts';

/** Sends an intent's form. @throws B2cError of the call, RangeError of a form without sense. */
export async function sendIntent(client: B2cClient, name: IntentName, form: FormData): Promise<unknown> {
  const { read, mutation } = intents[name] as Intent<unknown, unknown>;
  return mutation(client).mutate(read(form));
}

/** The same in the browser, where the change shows at once and what it made untrue is asked anew. */
export async function runIntent(
  client: B2cClient,
  queryClient: QueryClient,
  name: IntentName,
  form: FormData,
): Promise<unknown> {
  const { read, mutation } = intents[name] as Intent<unknown, unknown>;
  return runMutation(queryClient, mutation(client), read(form));
}

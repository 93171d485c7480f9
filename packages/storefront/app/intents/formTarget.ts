import type { IntentName } from './intents.ts';

/** Address that takes every intent's post. */
export const ACTION_PATH = '/actions';

/** A form's target for the components of the UI package. */
export function formTarget(name: IntentName, fields?: Readonly<Record<string, string | number | undefined>>) {
  return { action: ACTION_PATH, intent: name, ...(fields && { fields }) };
}

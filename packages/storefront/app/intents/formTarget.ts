import * as paths from '../paths/index.ts';
import type { FormIntent } from './formIntents.ts';
import type { IntentName } from './intents.ts';

type Fields = Readonly<Record<string, string | number | undefined>>;

/** A form's target for the components of the UI package. */
export const targetAt = (action: string, intent: FormIntent, fields?: Fields) => ({
  action,
  intent,
  ...(fields && { fields }),
});

type Anywhere = IntentName | 'close-offer' | 'hide-app' | 'hide-pilot' | 'hide-returns' | 'sign-up';

/** The target of a form that works on every page. */
export const formTarget = (intent: Anywhere, fields?: Fields) => targetAt(paths.actions(), intent, fields);

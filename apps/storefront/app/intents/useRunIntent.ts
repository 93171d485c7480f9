import { useB2c } from '@driveline/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notify } from '../features/notifications/index.ts';
import { useErrorText } from '../shop/useErrorText.ts';
import type { IntentName } from './intents.ts';
import { runIntent } from './runIntent.ts';
import { useIntentEffects } from './useIntentEffects.ts';

/** Runs an intent in the browser and tells the shopper what came of it; never rejects. */
export function useRunIntent(): (name: IntentName, form: FormData) => Promise<void> {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const effects = useIntentEffects();
  return useCallback(
    async (name, form) => {
      const { done, failed } = effects(name, form);
      try {
        done(await runIntent(client, queryClient, name, form));
      } catch (error) {
        const text = errorText(error);
        if (!failed?.(text)) notify({ type: 'error', text });
      }
    },
    [client, queryClient, errorText, effects],
  );
}

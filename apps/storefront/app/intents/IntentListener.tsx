import { useB2c } from '@driveline/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSubmit } from 'react-router-dom';
import { notify } from '../features/notifications/index.ts';
import { useErrorText } from '../shop/useErrorText.ts';
import { useIntentEffects } from './useIntentEffects.ts';
import { isIntent } from './intents.ts';
import { runIntent } from './runIntent.ts';

/**
 * One listener for all forms with an intent: those of the table run their mutation in place, every other post
 * of the shop goes to its route's action without leaving the page. Without script the browser posts them.
 */
export function IntentListener() {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const submit = useSubmit();
  const errorText = useErrorText();
  const effects = useIntentEffects();
  useEffect(() => {
    const busy = new WeakSet<HTMLFormElement>();
    const listen = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
      if (!form.dataset.intent || 'native' in form.dataset) return;
      event.preventDefault();
      if (busy.has(form)) return;
      const name = form.dataset.intent;
      const data = new FormData(form, event.submitter);
      if (!isIntent(name))
        return void submit(data, { method: 'post', action: new URL(form.action).pathname });
      busy.add(form);
      event.submitter?.setAttribute('aria-busy', 'true');
      const settle = effects(name, data);
      runIntent(client, queryClient, name, data)
        .then(settle.done, (error: unknown) => {
          if (!settle.failed?.(errorText(error))) notify({ type: 'error', text: errorText(error) });
        })
        .finally(() => {
          busy.delete(form);
          event.submitter?.removeAttribute('aria-busy');
        });
    };
    document.addEventListener('submit', listen);
    return () => document.removeEventListener('submit', listen);
  }, [client, queryClient, submit, errorText, effects]);
  return null;
}

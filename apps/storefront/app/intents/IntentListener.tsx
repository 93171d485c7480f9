import { useEffect } from 'react';
import { useSubmit } from 'react-router-dom';
import { isIntent } from './intents.ts';
import { useRunIntent } from './useRunIntent.ts';

/**
 * One listener for all forms with an intent: those of the table run their mutation in place, every other post
 * of the shop goes to its route's action without leaving the page. Without script the browser posts them.
 */
export function IntentListener() {
  const submit = useSubmit();
  const run = useRunIntent();
  useEffect(() => {
    const busy = new WeakSet<HTMLFormElement>();
    const send = async (form: HTMLFormElement, data: FormData) => {
      const { intent } = form.dataset;
      if (isIntent(intent)) return run(intent, data);
      return submit(data, { method: 'post', action: new URL(form.action).pathname });
    };
    const listen = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
      if (!form.dataset.intent || 'native' in form.dataset) return;
      event.preventDefault();
      // A second press while the first is under way is the first one (CART-004).
      if (busy.has(form)) return;
      const { submitter } = event;
      busy.add(form);
      submitter?.setAttribute('aria-busy', 'true');
      void send(form, new FormData(form, submitter)).finally(() => {
        busy.delete(form);
        submitter?.removeAttribute('aria-busy');
      });
    };
    document.addEventListener('submit', listen);
    return () => document.removeEventListener('submit', listen);
  }, [submit, run]);
  return null;
}

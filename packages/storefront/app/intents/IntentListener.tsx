import { noteSubmit, whenOnline } from '@driveline/hooks';
import { useEffect } from 'react';
import { useSubmit } from 'react-router-dom';

const load = () => import('./handleFormSubmit.ts');

/**
 * One listener for all forms with an intent, which `handleFormSubmit` takes without leaving the page. Without script the
 * browser posts them, and so it does where that script cannot be had.
 */
export function IntentListener() {
  const submit = useSubmit();
  useEffect(() => {
    const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
      const data = new FormData(form, submitter);
      const late = await load().catch(() => undefined);
      if (late)
        return late.handleFormSubmit(form, data, (action) =>
          submit(data, { method: 'post', action, ...('replace' in form.dataset && { replace: true }) }),
        );
      if ('native' in form.dataset) return;
      form.dataset['native'] = '';
      return form.requestSubmit(submitter);
    };
    const listen = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
      if (!form.dataset.intent || 'native' in form.dataset) return;
      event.preventDefault();
      const { submitter } = event;
      whenOnline(() => {
        submitter?.setAttribute('aria-busy', 'true');
        void send(form, submitter).finally(() => submitter?.removeAttribute('aria-busy'));
      });
    };
    // Asked for while the finger is still down, or a field is being filled in: the network may be gone when it is sent.
    const warm = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-intent]')) load().catch(() => undefined);
    };
    document.addEventListener('submit', noteSubmit, true);
    document.addEventListener('submit', listen);
    document.addEventListener('pointerdown', warm);
    document.addEventListener('focusin', warm);
    return () => {
      document.removeEventListener('submit', noteSubmit, true);
      document.removeEventListener('submit', listen);
      document.removeEventListener('pointerdown', warm);
      document.removeEventListener('focusin', warm);
    };
  }, [submit]);
  return null;
}

import { useErrorText } from './useErrorText.ts';
import { notify } from './notify.ts';

/** Ways to tell the shopper something from a component. */
export function useNotify() {
  const errorText = useErrorText();
  return { notify, notifyError: (error: unknown) => notify({ type: 'error', text: errorText(error) }) };
}

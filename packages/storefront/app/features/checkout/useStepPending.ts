import { useNavigation } from 'react-router-dom';

/** Whether the form of a step is being sent. */
export function useStepPending(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent;
}

/** The same for one of several forms with the same intent. */
export function useTenderPending(intent: string, paymentMethod: string): boolean {
  const { formData } = useNavigation();
  return useStepPending(intent) && formData?.get('paymentMethod') === paymentMethod;
}

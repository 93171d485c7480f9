import { useNavigation } from 'react-router-dom';

/** Whether the form of a step is being sent. */
export function useStepPending(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent;
}

import { Button } from '@driveline/ui';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';

/** The button that sends a form; it shows that the post is under way. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { state } = useNavigation();
  return (
    <Button type="submit" variant="primary" pending={state === 'submitting'}>
      {children}
    </Button>
  );
}

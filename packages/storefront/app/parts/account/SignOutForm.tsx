import { Button, useStrings } from '@driveline/ui';
import { IntentForm } from '../../intents/IntentForm.tsx';
import * as paths from '../../paths/index.ts';

/** Ends the session; the page that it stands on stays, but for pages of the account (ACCT-035). */
export function SignOutForm() {
  const { shell } = useStrings();
  return (
    <IntentForm action={paths.signOut()} intent="sign-out">
      <Button type="submit" variant="outline">
        {shell.signOut}
      </Button>
    </IntentForm>
  );
}

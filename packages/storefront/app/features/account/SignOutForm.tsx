import { Button, useStrings } from '@driveline/ui';

/** Ends the session; the page that it stands on stays, but for pages of the account (ACCT-035). */
export function SignOutForm() {
  const { shell } = useStrings();
  return (
    <form method="post" action="/signout" data-intent="sign-out">
      <Button type="submit" variant="outline">
        {shell.signOut}
      </Button>
    </form>
  );
}

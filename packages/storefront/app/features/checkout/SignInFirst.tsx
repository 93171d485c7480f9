import { Button, Inline, Text, VisuallyHidden } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';
import { SIGN_IN_FIRST } from './contactFields.ts';

/** A guest with an account signs in from within the form, so that nothing typed is lost (PLUS-050). */
export function SignInFirst() {
  const text = useText();
  return (
    <>
      {/* Enter in a field sends by a form's first button: that has to be the one that goes on. */}
      <VisuallyHidden aria-hidden>
        <button type="submit" tabIndex={-1} />
      </VisuallyHidden>
      <Inline gap={3}>
        <Text>{text('checkout.haveAccount')}</Text>
        <Button type="submit" name={SIGN_IN_FIRST} value="true" formNoValidate variant="outline" size="s">
          {text('signIn.toCheckout')}
        </Button>
      </Inline>
    </>
  );
}

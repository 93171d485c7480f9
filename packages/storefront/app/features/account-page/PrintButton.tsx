import { Button, PrintIcon, useHydrated } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';

/** Prints the page. Without script the browser's own menu does, so it comes last in its row and moves nothing. */
export function PrintButton() {
  const text = useText();
  if (!useHydrated()) return null;
  return (
    <Button variant="outline" icon={<PrintIcon size={20} />} onClick={() => window.print()}>
      {text('account.printPage')}
    </Button>
  );
}

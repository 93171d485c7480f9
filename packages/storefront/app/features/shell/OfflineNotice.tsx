import { Button, Inline, Text, useStrings } from '@driveline/ui';
import { sayOffline, useConnection } from '../../shop/connection.ts';
import { useText } from '../../shop/useText.ts';

/** The browser's own layer, so that it lies over whatever is open; no file of it could be fetched now. */
const show = (notice: HTMLElement | null) => notice?.showPopover();

/** Says that there is no connection, over a page that keeps everything, with one press to try again (PLUS-065). */
export function OfflineNotice() {
  const { again, turn } = useConnection();
  const text = useText();
  const { tryAgain, close } = useStrings();
  if (!again) return null;
  return (
    <div
      // Said once more, it is read once more.
      key={turn}
      ref={show}
      popover="manual"
      role="alert"
      // An open dialog makes everything else on the page deaf, but for what says that it lies above.
      data-react-aria-top-layer
      style={{ position: 'fixed', inset: 'auto 0 16px', margin: 'auto', padding: '16px' }}
    >
      <Inline gap={4}>
        <Text weight="bold">{text('offline')}</Text>
        <Button
          onClick={() => {
            sayOffline(undefined);
            again();
          }}
        >
          {tryAgain}
        </Button>
        <Button variant="outline" onClick={() => sayOffline(undefined)}>
          {close}
        </Button>
      </Inline>
    </div>
  );
}

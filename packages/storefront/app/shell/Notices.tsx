import { noticeKey, sayOffline, segmentContent, useConfig, useConnection, useHeader } from '@driveline/hooks';
import { Badge, Button, Inline, PageBody, PageProgress, Text, useStrings, WarningIcon } from '@driveline/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { useMessages } from '../shop/notify.ts';
import { useNoticeText } from '../shop/useErrorText.ts';
import { useText } from '../shop/useShop.ts';

/** A link or a search of a slow network; what a form posts shows on its button. */
export function NavigationProgress() {
  const { state, formData } = useNavigation();
  return state !== 'idle' && !formData && <PageProgress />;
}

/**
 * CONTENT-032: says on every page that this deployment is no shop, and asks search engines to leave it alone. The
 * config knows it while the page is made; header data arrives later on a page that everybody gets.
 */
export function StagingRibbon() {
  const text = useText();
  const { data: header } = useHeader();
  const { values } = useConfig();
  if (!values.IS_STAGING_APP && !segmentContent(header).isStaging) return null;
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageBody role="complementary" aria-label={text('shell.staging')}>
        <Badge tone="check" icon={<WarningIcon size={16} />}>
          {text('shell.staging')}
        </Badge>
      </PageBody>
    </>
  );
}

/** What a form without script could not do; the key came with the address. */
export function Notice() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const noticeText = useNoticeText();
  const key = noticeKey(query);
  // These say it where they are read, as a `PageNotice`.
  if (!key || /^\/(cart|checkout)\b/.test(pathname)) return null;
  return (
    <PageBody>
      <Text role="alert" weight="bold">
        {noticeText(key)}
      </Text>
    </PageBody>
  );
}

const load = () => import('./Messages.tsx');

/** The place of messages; it costs nothing before the first one, and is asked for again by the next when it cannot be had. */
export function Notifications() {
  const { waiting } = useMessages();
  const [late, setLate] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    if (waiting.length > 0) load().then(setLate, () => undefined);
  }, [waiting]);
  return late && <late.Messages />;
}

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

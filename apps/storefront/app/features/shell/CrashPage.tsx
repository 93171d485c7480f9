import { ButtonLink, Button, Heading, Inline, Stack, Text } from '@driveline/ui';
import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { PageBody } from './PageBody.tsx';
import { PageHead } from './PageHead.tsx';

/** What stands where a page failed: not found, or the crash screen (SHELL-061, SHELL-065). */
export function CrashPage({ error }: { error: unknown }) {
  const text = useText();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <Message title={text('notFound.title')} message={text('notFound.text')} />;
  }
  return (
    <Message title={text('crash.title')} message={text('crash.text')}>
      {/* Without script asking again is asking for the page again. */}
      <form method="get" data-native>
        <Button type="submit">{text('failure.retry')}</Button>
      </form>
      {import.meta.env.DEV && <pre>{String(error instanceof Error ? error.stack : error)}</pre>}
    </Message>
  );
}

/** `/errorPage` (SHELL-063). */
export function RefusedPage() {
  const text = useText();
  return <Message title={text('error.title')} message={text('error.text')} />;
}

function Message({ title, message, children }: { title: string; message: string; children?: ReactNode }) {
  const text = useText();
  return (
    <PageBody narrow>
      <PageHead title={title} />
      <Stack gap={5} align="start">
        <Heading level={1}>{title}</Heading>
        <Text>{message}</Text>
        <Inline gap={4}>
          <ButtonLink href="/" variant="primary">
            {text('goHome')}
          </ButtonLink>
          {children}
        </Inline>
      </Stack>
    </PageBody>
  );
}

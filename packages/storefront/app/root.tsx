import '@driveline/ui/theme';
import { LatePlace, lazyPart, useLostFile } from '@driveline/hooks';
import { escapeForScript, SHOP_ID } from '@driveline/hooks/page';
import { Heading, PageBody } from '@driveline/ui';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router-dom';
import { DataProvider } from './data/DataProvider.tsx';
import { Frame } from './shell/Frame.tsx';
import { loadShell } from './shell/loadShell.ts';
import { serverParts } from './rendering/serverParts.ts';
import { useShop, useText } from './shop/useShop.ts';

export const loader = loadShell;
/** What surrounds the pages does not change from page to page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { client, market, record } = useShop();
  return (
    <html
      lang={market.locale}
      dir={market.dir}
      // The starter has written there what this browser knows.
      suppressHydrationWarning
      data-market={record.market}
      data-brand={record.brand.id}
      data-animated={client.flag('LOTTIE_ANIMATIONS_ENABLED') ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {record.fontHrefs.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <link rel="stylesheet" href={record.themeHref} />
        <link rel="icon" href={record.logos.icon} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <DataProvider>{children}</DataProvider>
        {/* Every script of ours stands after this block: the entry looks for it, and the policy knows no other script. */}
        <script
          type="application/json"
          id={SHOP_ID}
          dangerouslySetInnerHTML={{ __html: escapeForScript(JSON.stringify(record)) }}
        />
        <ScrollRestoration />
        {/* A browser keeps the scripts that the server wrote; its list of routes no longer says what to load first. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

const CrashInBrowser = lazyPart(async () => (await import('./shell/CrashPage.tsx')).CrashPage);

/** Few pages fail, so the script of what they show then comes when one does; until it is here the title says it. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const title = useText()(isUnknown ? 'notFound.title' : 'crash.title');
  // A file that is gone with its build may take that of the crash screen along.
  useLostFile(error);
  const { CrashPage = CrashInBrowser } = serverParts();
  const page = (
    <LatePlace
      of={CrashPage}
      fallback={
        <PageBody>
          <Heading level={1}>{title}</Heading>
        </PageBody>
      }
    >
      <CrashPage error={error} {...{ title, isUnknown }} />
    </LatePlace>
  );
  return useShop().record.isBare ? <main id="main">{page}</main> : <Frame>{page}</Frame>;
}

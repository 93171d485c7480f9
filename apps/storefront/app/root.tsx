import '@driveline/ui/theme';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router-dom';
import { escapeForScript } from './rendering/handoff.ts';
import { useShop } from './shop/ShopProvider.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { market, record } = useShop();
  return (
    <html lang={market.locale} dir={market.dir} data-market={market.code} data-brand={record.brand.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {record.fontHrefs.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <link rel="stylesheet" href={record.themeHref} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <script
          type="application/json"
          id="shop"
          dangerouslySetInnerHTML={{ __html: escapeForScript(JSON.stringify(record)) }}
        />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

import { toMinor, type B2cClient } from '@driveline/api';
import { ClientProvider, useHeader } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import {
  CartLink,
  CheckoutHeader,
  ErrorBlock,
  inlineDrawings,
  LogoLink,
  NotFoundBlock,
  PageBody,
  SearchField,
  SimpleHeader,
  UiProvider,
  useStrings,
  VehicleButton,
} from '@driveline/ui';
import { enUS } from '@driveline/ui/i18n/en-US';
import '@driveline/ui/theme';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cart } from './Cart.tsx';
import { checkout, confirmation } from './Checkout.tsx';
import type { Page, Visit } from './page.ts';
import { product } from './Product.tsx';
import { shelf } from './Shelf.tsx';
import { vehicle } from './Vehicle.tsx';
import { words } from './words.ts';

const pages: Readonly<Record<string, Page>> = {
  '/': shelf,
  '/parts': shelf,
  '/vehicle': vehicle,
  '/cart': cart,
  '/checkout': checkout,
  '/confirmation': confirmation,
};

/** The page of an address; undefined for one that the shop does not have. */
export function pageOf({ pathname }: URL): Page | undefined {
  if (pathname.startsWith('/products/')) return product;
  if (pathname.startsWith('/parts/')) return shelf;
  return Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
}

const market = { locale: us.locale, currency: us.currency.code, timeZone: us.timeZone };
const formats = { distanceUnit: us.units.distance, timeFormat: us.units.timeFormat };

type ShopProps = { client: B2cClient; queryClient: QueryClient; visit: Visit };

/** The same document on the server and in the browser. */
export function Shop({ client, queryClient, visit }: ShopProps) {
  return (
    <html lang={us.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/theme.css" />
        <link rel="stylesheet" href="/browser.css" />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <ClientProvider client={client}>
            <UiProvider {...market} {...formats} strings={enUS} drawings={inlineDrawings}>
              <Header isCheckout={visit.path.startsWith('/checkout')} />
              <main id="main">
                <Content {...visit} />
              </main>
            </UiProvider>
          </ClientProvider>
        </QueryClientProvider>
      </body>
    </html>
  );
}

const logo = (
  <svg viewBox="0 0 265 32" aria-hidden>
    <text y="25" fontSize="28" fontWeight="700" fill="currentColor">
      {words.shop}
    </text>
  </svg>
);

function Header({ isCheckout }: { isCheckout: boolean }) {
  const { data } = useHeader();
  const home = <LogoLink href="/" logo={logo} brand={words.shop} />;
  if (isCheckout) return <CheckoutHeader logo={home} backToCartHref="/cart" />;
  const { itemCount = 0, orderSubTotal = 0 } = data?.miniCartMap ?? {};
  return (
    <SimpleHeader
      menu={null}
      store={null}
      logo={home}
      search={<SearchField action="/" />}
      vehicle={<VehicleButton vehicle={data?.vehicleMap?.vehicleName} href="/vehicle" />}
      cart={<CartLink href="/cart" cart={data && { itemCount, subtotalMinor: toMinor(orderSubTotal) }} />}
    />
  );
}

function Content({ path, status, posted }: Visit) {
  const { page, purchase } = useStrings();
  const url = new URL(path, 'http://shop');
  const View = pageOf(url)?.View;
  if (View && status === 200) return <View url={url} posted={posted} />;
  const isUnknown = status < 500;
  return (
    <PageBody>
      <title>{isUnknown ? page.notFound.title : page.refused.title}</title>
      {isUnknown ? (
        <NotFoundBlock categories={[]} homeHref="/" searchAction="/" />
      ) : (
        <ErrorBlock links={[{ label: purchase.shopParts, href: '/' }]} searchAction="/" />
      )}
    </PageBody>
  );
}

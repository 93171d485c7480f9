import type { B2cClient } from '@driveline/api';
import { ClientProvider } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { inlineDrawings, UiProvider } from '@driveline/ui';
import { enUS } from '@driveline/ui/i18n/en-US';
import '@driveline/ui/theme';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Cart } from './Cart.tsx';
import type { Posted } from './item.ts';

const formats = { distanceUnit: us.units.distance, timeFormat: us.units.timeFormat };
const amounts = { locale: us.locale, currency: us.currency.code };

/** The same tree on the server and in the browser. */
export function Shop(props: { client: B2cClient; queryClient: QueryClient; posted: Posted }) {
  return (
    <QueryClientProvider client={props.queryClient}>
      <ClientProvider client={props.client}>
        <UiProvider {...amounts} {...formats} strings={enUS} drawings={inlineDrawings}>
          <Cart posted={props.posted} />
        </UiProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

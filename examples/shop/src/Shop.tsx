import type { B2cClient } from '@driveline/api';
import { ClientProvider } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { inlineDrawings, UiProvider } from '@driveline/ui';
import { enUS } from '@driveline/ui/i18n/en-US';
import '@driveline/ui/theme';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Cart } from './Cart.tsx';

const formats = { distanceUnit: us.units.distance, timeFormat: us.units.timeFormat };
const amounts = { locale: us.locale, currency: us.currency.code };

/** The same tree on the server and in the browser. */
export function Shop({ client, queryClient }: { client: B2cClient; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <UiProvider {...amounts} {...formats} strings={enUS} drawings={inlineDrawings}>
          <Cart />
        </UiProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

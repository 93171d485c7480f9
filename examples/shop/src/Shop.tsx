import type { B2cClient } from '@driveline/api';
import { ClientProvider } from '@driveline/hooks';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Cart } from './Cart.tsx';

/** The same tree on the server and in the browser. */
export function Shop({ client, queryClient }: { client: B2cClient; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <Cart />
      </ClientProvider>
    </QueryClientProvider>
  );
}

import { createB2cClient, type HeaderData } from '@driveline/api';
import { createQueryClient, NO_SHOPPER } from '@driveline/hooks';
import { us } from '@driveline/markets';
import type { LoadPage } from './page.ts';

/** Answers of the server by a part of the address that asks for them. */
export type Answers = Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>;

export type LoadForTestOptions = {
  readonly hasVehicle?: boolean;
  readonly isMember?: boolean;
  readonly params?: Record<string, string>;
  /** Takes the addresses that were asked for. */
  readonly asked?: string[];
};

/** For tests: what a page's loader answers to a path, of a server that knows no more than the given answers. */
export async function loadForTest(
  loader: LoadPage,
  path: string,
  answers: Answers,
  { hasVehicle = false, isMember = false, params = {}, asked = [] }: LoadForTestOptions = {},
): Promise<Response> {
  const fetch = async (url: string) => {
    asked.push(url);
    const [, { status = 200, body } = { status: 500, body: {} }] =
      Object.entries(answers).find(([part]) => url.includes(part)) ?? [];
    return Response.json(body, { status });
  };
  const client = createB2cClient({ origin: '', market: us, fetch, isServer: true });
  const shopper = hasVehicle ? { vehicle: { vehicleId: '7' } } : NO_SHOPPER;
  const url = new URL(path, 'http://shop');
  const page = {
    client,
    queryClient: createQueryClient(),
    market: us,
    shopper,
    header: isMember ? ({ myAccountMap: { anonymous: 'false' } } as HeaderData) : undefined,
    url,
    params,
  };
  return loader(page).then(
    () => new Response(null),
    (thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      const { init } = thrown as { init?: ResponseInit };
      return new Response(null, init);
    },
  );
}

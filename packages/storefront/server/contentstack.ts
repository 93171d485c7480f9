import type { ContentPort, ContentstackOptions } from '@driveline/b2c';
import { definePlugin, type ShopPlugin } from '../src/plugins/definePlugin.ts';

type Stack = Omit<ContentstackOptions, 'origin'> & {
  /** Of another region's delivery API; `https://cdn.contentstack.io` by default. */
  readonly origin?: string | undefined;
};

/**
 * Words from Contentstack, with the brand's files behind it.
 * @param stack by default what `CONTENTSTACK_API_KEY`, `…_DELIVERY_TOKEN`, `…_ENVIRONMENT` and `…_ORIGIN` say; without them
 *   the files alone
 * @throws RangeError when the key is set without its token or environment
 */
export function contentstack(stack: Stack | undefined = stackOf(process.env)): ShopPlugin {
  if (!stack) return definePlugin({ name: 'contentstack', content: undefined });
  // A build reads the shop's configuration too, and needs no server.
  const open = async () =>
    (await import('@driveline/b2c')).contentstack({ ...stack, origin: stack.origin || ORIGIN });
  let port: Promise<ContentPort> | undefined;
  return definePlugin({
    name: 'contentstack',
    csp: { img: PICTURES },
    content: { read: async (kind, asked) => (await (port ??= open())).read(kind, asked) },
  });
}

const ORIGIN = 'https://cdn.contentstack.io';
/** Of North America, and of the other regions. */
const PICTURES = ['https://images.contentstack.io', 'https://*.contentstack.com'];

function stackOf(env: Readonly<Record<string, string | undefined>>): Stack | undefined {
  const { CONTENTSTACK_API_KEY: apiKey, CONTENTSTACK_DELIVERY_TOKEN: deliveryToken } = env;
  const { CONTENTSTACK_ENVIRONMENT: environment, CONTENTSTACK_ORIGIN: origin } = env;
  if (!apiKey) return undefined;
  if (deliveryToken && environment) return { apiKey, deliveryToken, environment, origin };
  throw new RangeError(
    'CONTENTSTACK_API_KEY needs CONTENTSTACK_DELIVERY_TOKEN and CONTENTSTACK_ENVIRONMENT.',
  );
}

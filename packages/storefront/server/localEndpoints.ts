import {
  localEndpoints as contentEndpoints,
  memoryRateLimiter,
  policyReportPath,
  policyReports,
  systemClock,
} from '@driveline/b2c';
import { loggedPath } from '../app/rendering/loggedPath.ts';
import type { Brand } from '../src/brand.ts';
import type { ShopConfig } from '../src/defineShop.ts';
import { clientAddressOf, type CallBindings } from './clientAddress.ts';
import { contentOf } from './content.ts';
import type { Directory } from './directory.ts';
import { log } from './log.ts';
import type { Settings } from './settings.ts';

type LocalEndpointsOptions = {
  readonly shop: ShopConfig;
  readonly settings: Pick<Settings, 'trustsProxy' | 'policyReports'>;
  readonly brand: Brand;
  readonly directory: Directory;
};

/** The calls of the contract that the storefront answers itself, wherever the b2c server runs. */
export const localEndpoints = ({ shop, settings, brand, directory }: LocalEndpointsOptions) =>
  contentEndpoints({
    content: contentOf(shop, brand),
    limiter: memoryRateLimiter(systemClock),
    log,
    marketOf: directory.marketOf,
    originOf: directory.originOf,
    pathOf: (request) => {
      const page = URL.parse(request.headers.get('referer') ?? '');
      return page ? loggedPath(page.pathname) : undefined;
    },
    clientAddressOf: (request, bindings) => clientAddressOf(request, bindings as CallBindings, settings),
  });

/** What the policies of pages refused. Where reports go elsewhere, a page of before that still sends one is told nothing. */
export function ownPolicyReports({
  settings,
  directory,
}: Pick<LocalEndpointsOptions, 'settings' | 'directory'>) {
  const isOurs = settings.policyReports === policyReportPath;
  return policyReports({
    limiter: memoryRateLimiter(systemClock),
    log: isOurs ? log : { warn: () => undefined },
    clock: systemClock,
    originOf: directory.originOf,
    clientAddressOf: (request, bindings) => clientAddressOf(request, bindings as CallBindings, settings),
  });
}

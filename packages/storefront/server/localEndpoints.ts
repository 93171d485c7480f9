import { localEndpoints as contentEndpoints, memoryRateLimiter, systemClock } from '@driveline/b2c';
import type { Brand } from '../src/brand.ts';
import { clientAddressOf, type CallBindings } from './clientAddress.ts';
import { brandContentPort } from './content.ts';
import type { Directory } from './directory.ts';
import { log } from './log.ts';
import type { Settings } from './settings.ts';

type LocalEndpointsOptions = {
  readonly settings: Pick<Settings, 'trustsProxy' | 'contentstack'>;
  readonly brand: Brand;
  readonly directory: Directory;
};

/** The calls of the contract that the storefront answers itself, wherever the b2c server runs. */
export const localEndpoints = ({ settings, brand, directory }: LocalEndpointsOptions) =>
  contentEndpoints({
    content: brandContentPort(brand, settings),
    limiter: memoryRateLimiter(systemClock),
    log,
    marketOf: directory.marketOf,
    originOf: directory.originOf,
    clientAddressOf: (request, bindings) => clientAddressOf(request, bindings as CallBindings, settings),
  });

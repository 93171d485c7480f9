import type { Endpoint } from './endpoint.ts';

export const header = {
  id: 'shell.header',
  method: 'GET',
  path: '/ecomm/b2c/v2/page/header',
  timeout: 'S',
  retry: true,
} as const satisfies Endpoint;

export const headerV3 = {
  id: 'shell.headerV3',
  method: 'GET',
  path: '/ecomm/b2c/v3/page/header',
  timeout: 'S',
  retry: true,
} as const satisfies Endpoint;

export const startSession = {
  id: 'shell.startSession',
  method: 'GET',
  path: '/ecomm/b2c/v1/startSession',
  idleCheck: 'never',
} as const satisfies Endpoint;

export const globalConfig = {
  id: 'shell.globalConfig',
  method: 'GET',
  path: '/ecomm/b2c/v1/globalConfig',
  cached: true,
  idleCheck: 'never',
} as const satisfies Endpoint;

export const subscribe = {
  id: 'shell.subscribe',
  method: 'POST',
  path: '/ecomm/b2c/v1/quickSubscription',
} as const satisfies Endpoint;

export const log = {
  id: 'shell.log',
  method: 'POST',
  path: '/api/log',
} as const satisfies Endpoint;

/** What surrounds every page: header data, session, configuration. `/api/log` is served by the storefront. */
export const shellEndpoints = [header, headerV3, startSession, globalConfig, subscribe, log] as const;

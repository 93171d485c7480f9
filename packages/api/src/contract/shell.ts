import type { EndpointTable } from './endpoint.ts';

/** What surrounds every page: header data, session, configuration, content. `/api/*` is served by the storefront. */
export const shellEndpoints = {
  'shell.header': {
    method: 'GET',
    path: '/ecomm/b2c/v2/page/header',
    timeout: 'S',
    retry: true,
  },
  'shell.headerV3': {
    method: 'GET',
    path: '/ecomm/b2c/v3/page/header',
    timeout: 'S',
    retry: true,
  },
  'shell.startSession': {
    method: 'GET',
    path: '/ecomm/b2c/v1/startSession',
    timeout: 'default',
    idleCheck: 'never',
  },
  'shell.globalConfig': {
    method: 'GET',
    path: '/ecomm/b2c/v1/globalConfig',
    timeout: 'default',
    cached: true,
    idleCheck: 'never',
  },
  'shell.subscribe': {
    method: 'POST',
    path: '/ecomm/b2c/v1/quickSubscription',
    timeout: 'default',
    errors: { error_email_invalid: 422 },
  },
  'content.header': {
    method: 'GET',
    path: '/api/contentstack/header',
    timeout: 'default',
    cached: true,
    idleCheck: 'never',
    errors: { error_content_unknown: 404 },
    lists: 'promoAds menu menu[].links shortcuts',
  },
  'content.footer': {
    method: 'GET',
    path: '/api/contentstack/footer',
    timeout: 'default',
    cached: true,
    idleCheck: 'never',
    errors: { error_content_unknown: 404 },
    lists: 'footerTop footerMiddle footerBottom',
  },
  'content.topNav': {
    method: 'GET',
    path: '/api/contentstack/top-nav',
    timeout: 'default',
    cached: true,
    idleCheck: 'never',
    errors: { error_content_unknown: 404 },
    lists: 'menuList menuList[].links menuList[].links[].child_links',
  },
  'shell.log': {
    method: 'POST',
    path: '/api/log',
    timeout: 'default',
    idleCheck: 'never',
    errors: {
      error_log_invalid: 400,
      error_refused: 403,
      error_log_too_large: 413,
      error_too_many_requests: 429,
    },
  },
} as const satisfies EndpointTable;

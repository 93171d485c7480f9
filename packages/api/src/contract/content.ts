import type { Endpoint } from './endpoint.ts';

export const labels = {
  id: 'content.labels',
  method: 'GET',
  path: '/api/labels',
  cached: true,
} as const satisfies Endpoint;

export const page = {
  id: 'content.page',
  method: 'GET',
  path: '/api/content/page',
  cached: true,
  lists: { blocks: [] },
} as const satisfies Endpoint;

export const messages = {
  id: 'content.messages',
  method: 'GET',
  path: '/ecomm/b2c/v1/messageContent',
  timeout: 'XS',
  cached: true,
  idleCheck: 'never',
} as const satisfies Endpoint;

export const header = {
  id: 'content.header',
  method: 'GET',
  path: '/api/contentstack/header',
  cached: true,
  lists: { promoAds: [], menu: [{ links: [] }], shortcuts: [] },
} as const satisfies Endpoint;

export const footer = {
  id: 'content.footer',
  method: 'GET',
  path: '/api/contentstack/footer',
  cached: true,
  lists: { footerTop: [], footerMiddle: [], footerBottom: [] },
} as const satisfies Endpoint;

export const topNav = {
  id: 'content.topNav',
  method: 'GET',
  path: '/api/contentstack/top-nav',
  cached: true,
  lists: { menuList: [{ links: [{ child_links: [] }] }] },
} as const satisfies Endpoint;

/** Words of pages and messages. `/api/*` is served by the storefront. */
export const contentEndpoints = [labels, page, messages, header, footer, topNav] as const;

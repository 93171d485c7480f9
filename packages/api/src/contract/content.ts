import type { EndpointTable } from './endpoint.ts';

/** Words of pages and messages, and the desk that answers questions. `/api/*` is served by the storefront. */
export const contentEndpoints = {
  'content.labels': {
    method: 'GET',
    path: '/api/labels',
    timeout: 'default',
    cached: true,
    idleCheck: 'never',
    errors: { error_content_unknown: 404 },
  },
  'content.page': {
    method: 'GET',
    path: '/api/content/page',
    timeout: 'default',
    cached: true,
    idleCheck: 'never',
    errors: { error_content_unknown: 404 },
    lists: 'blocks',
  },
  'content.messages': {
    method: 'GET',
    path: '/ecomm/b2c/v1/messageContent',
    timeout: 'XS',
    cached: true,
    idleCheck: 'never',
  },
  'contact.topics': {
    method: 'GET',
    path: '/ecomm/b2c/v1/contactUs/topics',
    timeout: 'default',
    cached: true,
    idleCheck: 'never',
    lists: 'topics topics[].fields hours.days',
  },
  'contact.send': {
    method: 'POST',
    path: '/ecomm/b2c/v1/contactUs',
    timeout: 'default',
    errors: { error_contact_invalid: 422, error_too_many_requests: 429 },
  },
} as const satisfies EndpointTable;

import type { Endpoint } from './endpoint.ts';

export const topics = {
  id: 'contact.topics',
  method: 'GET',
  path: '/ecomm/b2c/v1/contactUs/topics',
  cached: true,
  idleCheck: 'never',
  lists: { topics: [{ fields: [] }], hours: { days: [] } },
} as const satisfies Endpoint;

export const send = {
  id: 'contact.send',
  method: 'POST',
  path: '/ecomm/b2c/v1/contactUs',
} as const satisfies Endpoint;

/** The desk that answers questions. */
export const contactEndpoints = [topics, send] as const;

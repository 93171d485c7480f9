import type { EndpointTable } from './endpoint.ts';

/** Whether somebody is at the desk, and the talk with them. A session has one chat at a time. */
export const chatEndpoints = {
  'chat.agents': {
    method: 'GET',
    path: '/sls/b2c/chat/v1/agents/availability',
    timeout: 'default',
    credentials: 'omit',
    idleCheck: 'never',
    answers: 'xml',
  },
  'chat.agentAvailability': {
    method: 'GET',
    path: '/ecomm/b2c/v1/chat/agentAvailability',
    timeout: 'default',
    idleCheck: 'never',
    answers: 'xml',
  },
  'chat.start': {
    method: 'POST',
    path: '/ecomm/b2c/v1/chat',
    timeout: 'default',
    errors: { error_contact_invalid: 422, error_chat_closed: 409, error_chat_unavailable: 503, error_too_many_requests: 429 }, // prettier-ignore
    lists: 'messages',
  },
  'chat.read': {
    method: 'GET',
    path: '/ecomm/b2c/v1/chat',
    timeout: 'default',
    idleCheck: 'never',
    errors: { error_chat_unknown: 404 },
    lists: 'messages',
  },
  'chat.say': {
    method: 'POST',
    path: '/ecomm/b2c/v1/chat/messages',
    timeout: 'default',
    errors: { error_chat_unknown: 404, error_chat_ended: 409, error_chat_unavailable: 503, error_too_many_requests: 429 }, // prettier-ignore
    lists: 'messages',
  },
  'chat.end': {
    method: 'POST',
    path: '/ecomm/b2c/v1/chat/end',
    timeout: 'default',
    errors: { error_chat_unknown: 404 },
    lists: 'messages',
  },
  'chat.transcript': {
    method: 'POST',
    path: '/ecomm/b2c/v1/chat/transcript',
    timeout: 'default',
    errors: { error_chat_unknown: 404, error_too_many_requests: 429 },
  },
} as const satisfies EndpointTable;

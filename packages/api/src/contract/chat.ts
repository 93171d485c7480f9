import type { Endpoint } from './endpoint.ts';

export const agents = {
  id: 'chat.agents',
  method: 'GET',
  path: '/sls/b2c/chat/v1/agents/availability',
  credentials: 'omit',
  answers: 'xml',
} as const satisfies Endpoint;

export const agentAvailability = {
  id: 'chat.agentAvailability',
  method: 'GET',
  path: '/ecomm/b2c/v1/chat/agentAvailability',
  idleCheck: 'never',
  answers: 'xml',
} as const satisfies Endpoint;

export const start = {
  id: 'chat.start',
  method: 'POST',
  path: '/ecomm/b2c/v1/chat',
  lists: { messages: [] },
} as const satisfies Endpoint;

export const read = {
  id: 'chat.read',
  method: 'GET',
  path: '/ecomm/b2c/v1/chat',
  idleCheck: 'never',
  lists: { messages: [] },
} as const satisfies Endpoint;

export const say = {
  id: 'chat.say',
  method: 'POST',
  path: '/ecomm/b2c/v1/chat/messages',
  lists: { messages: [] },
} as const satisfies Endpoint;

export const end = {
  id: 'chat.end',
  method: 'POST',
  path: '/ecomm/b2c/v1/chat/end',
  lists: { messages: [] },
} as const satisfies Endpoint;

export const transcript = {
  id: 'chat.transcript',
  method: 'POST',
  path: '/ecomm/b2c/v1/chat/transcript',
} as const satisfies Endpoint;

/** Whether somebody is at the desk, and the talk with them. A session has one chat at a time. */
export const chatEndpoints = [agents, agentAvailability, start, read, say, end, transcript] as const;

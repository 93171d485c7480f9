import type { ErrorTable } from './errorTable.ts';

export const chatErrors = {
  'chat.start': {
    error_contact_invalid: 422,
    error_chat_closed: 409,
    error_chat_unavailable: 503,
    error_too_many_requests: 429,
  },
  'chat.read': { error_chat_unknown: 404 },
  'chat.say': {
    error_chat_unknown: 404,
    error_chat_ended: 409,
    error_chat_unavailable: 503,
    error_too_many_requests: 429,
  },
  'chat.end': { error_chat_unknown: 404 },
  'chat.transcript': { error_chat_unknown: 404, error_too_many_requests: 429 },
} as const satisfies ErrorTable;

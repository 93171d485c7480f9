import type { ErrorTable } from './errorTable.ts';

export const shellErrors = {
  'shell.subscribe': { error_email_invalid: 422, error_contact_invalid: 422 },
  'content.header': { error_content_unknown: 404 },
  'content.footer': { error_content_unknown: 404 },
  'content.topNav': { error_content_unknown: 404 },
  'shell.log': {
    error_log_invalid: 400,
    error_refused: 403,
    error_log_too_large: 413,
    error_too_many_requests: 429,
  },
} as const satisfies ErrorTable;

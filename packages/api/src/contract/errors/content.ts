import type { ErrorTable } from './errorTable.ts';

export const contentErrors = {
  'content.labels': { error_content_unknown: 404 },
  'content.page': { error_content_unknown: 404 },
  'contact.send': { error_contact_invalid: 422, error_too_many_requests: 429 },
} as const satisfies ErrorTable;

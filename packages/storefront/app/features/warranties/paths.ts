export const WARRANTIES_PATH = '/myWarranties';

/** One purchase (ACCT-051). */
export const purchasePath = (warrantyId: string) => `${WARRANTIES_PATH}/${encodeURIComponent(warrantyId)}`;

/** One covered part of it (ACCT-052). */
export const itemPath = (warrantyId: string, warrantyItemId: string) =>
  `${purchasePath(warrantyId)}/${encodeURIComponent(warrantyItemId)}`;

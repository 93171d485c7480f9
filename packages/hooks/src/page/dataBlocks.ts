/** Ids of the blocks of JSON in a document: the deployment's record, and the answers that the page was made with. */
export const SHOP_ID = 'shop';
export const STATE_ID = 'state';

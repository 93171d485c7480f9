import { sayOffline } from '../../shop/connection.ts';
import { latePart } from '../../shop/latePart.tsx';

/** The card fields, whose script comes once they are shown. */
export const CardFrame = latePart(async () => (await import('./CardFrame.tsx')).CardFrame, sayOffline);

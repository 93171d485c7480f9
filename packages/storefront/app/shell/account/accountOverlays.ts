import { sayOffline } from '../../shop/connection.ts';
import { latePart } from '../../shop/latePart.tsx';

// Loaded when it opens, and the dialogs after it.
export const AccountGate = latePart(async () => (await import('./AccountGate.tsx')).AccountGate, sayOffline);

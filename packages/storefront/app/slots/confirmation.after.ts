import type { SlotProps } from '../../src/slots.ts';

/** Nothing: a place for what a shop says after a purchase. */
export default function ConfirmationAfter(_: SlotProps<'confirmation.after'>) {
  return null;
}

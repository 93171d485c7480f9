import type { ComponentType } from 'react';
import type { SlotProps } from '../../src/slots.ts';

/** Nothing: a place for what a shop says after a purchase. */
const ConfirmationAfter: ComponentType<SlotProps<'confirmation.after'>> = () => null;

export default ConfirmationAfter;

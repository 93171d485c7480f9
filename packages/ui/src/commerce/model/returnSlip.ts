import type { StoreDayHours } from './store.ts';

/** How a return is handed in. */
export interface ReturnSlip {
  method: 'store' | 'mail';
  /** The used part comes back, not the new one. */
  isCore?: boolean;
  /** Names the return at the counter and on the parcel. */
  code?: string;
  /** The store it is booked for; any other takes it too. */
  store?: {
    name: string;
    place: string;
    hours: readonly StoreDayHours[];
    closedDates?: readonly string[] | undefined;
  };
  /** Lines of the address for the parcel. */
  sendTo?: readonly string[];
}

import { useHeader } from '@driveline/hooks';

/** Account, cart count, store and vehicle: with the page where it is private, else by one call after it (API-015). */
export const useHeaderData = () => useHeader();

export const GUIDES_PATH = '/user/repairGuides';

/** One guide (ACCT-057). */
export const guidePath = (guideId: string, vehicleId: string | undefined) =>
  `/user/repairGuideContent?${new URLSearchParams({ guideId, ...(vehicleId && { vehicleId }) })}`;

/** The tree of a vehicle that is not the one the shop is for. */
export const guidesPath = (vehicleId: string | null) =>
  vehicleId ? `${GUIDES_PATH}?${new URLSearchParams({ vehicleId })}` : GUIDES_PATH;

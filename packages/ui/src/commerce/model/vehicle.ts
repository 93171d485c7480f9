/** Levels of the vehicle picker; a market's record says which ones and in which order [PLUS-007]. */
export type PickerLevelName = 'year' | 'make' | 'model' | 'version' | 'engine';

/** A choice of one level. On the last level `id` is a `catalogVehicleId`. */
export interface VehicleChoice {
  id: string;
  name: string;
  /** Many drive it; such choices stand first. */
  popular?: boolean;
}

/** One level with what is known of it. Neither `items` nor `loading` nor `error`: a level before is open. */
export interface PickerLevel {
  name: PickerLevelName;
  items?: readonly VehicleChoice[];
  loading?: boolean;
  /** The choices could not be loaded. */
  error?: boolean;
  /** `id` of the picked choice. */
  value?: string;
}

/** A vehicle that the shop remembers. */
export interface SavedVehicle {
  vehicleId: string;
  /** '2018 Norvik Halden 2.5L L4 gas'. */
  name: string;
  /** What the shopper calls it. */
  nickname?: string;
  /** The one that the whole site speaks of. */
  preferred: boolean;
}

/** A text for each level of the picker. */
export interface LevelWords {
  year: string;
  make: string;
  model: string;
  version: string;
  engine: string;
}

/** Vehicle picker and saved vehicles. Names in braces are replaced by elements. */
export interface VehicleStrings {
  picker: string;
  level: LevelWords;
  /** VEHST-009. */
  noneFound: LevelWords;
  loadFailed: string;
  popular: string;
  others: string;
  engineHint: string;
  next: string;
  save: string;
  /** Says in advance that choosing the last level saves the vehicle (WCAG 3.2.2). */
  lastPickSaves: string;

  or: string;
  vin: string;
  vinHint: string;
  findVin: string;
  whereIsVin: string;
  vinPlaces: readonly string[];
  vinMatches: (count: number) => string;
  plate: string;
  plateHint: (examples: string) => string;
  plateMatches: (count: number) => string;

  recent: string;
  saved: string;
  useVehicle: string;
  manage: string;
  shopWithout: string;

  current: string;
  shoppingFor: string;
  change: string;
  changeOf: (vehicle: string) => string;
  add: string;
  addToSeeFit: string;
  remove: string;
  removeOf: (vehicle: string) => string;
  preferred: string;
  prefer: string;
  preferOf: (vehicle: string) => string;
  shopParts: string;
  shopPartsOf: (vehicle: string) => string;
  details: string;
  detailsOf: (vehicle: string) => string;

  noVehicles: string;
  noVehiclesHint: string;
}

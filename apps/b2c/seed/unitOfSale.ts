/** A container by what it holds in litres. */
const container = (litres: number) => (litres < 1.2 ? 'bottle' : litres < 8 ? 'jug' : 'pail');

interface UnitOfSale {
  /** `catalog.unit` words it; a piece has none. */
  sold?: string;
  /** Pieces of a set. */
  soldOf?: number;
}

type Attributes = Readonly<Record<string, string | number>>;

const of = (sold: string, soldOf?: number) => (): UnitOfSale => ({
  sold,
  ...(soldOf !== undefined && { soldOf }),
});
const filled =
  (attribute: string, perLitre = 1) =>
  (attributes: Attributes) => ({
    sold: container(Number(attributes[attribute]) / perLitre),
  });
/** By the code of an attribute. */
const by =
  (attribute: string, units: Readonly<Record<string, string>>) =>
  (attributes: Attributes): UnitOfSale => {
    const sold = units[String(attributes[attribute])];
    return sold === undefined ? {} : { sold };
  };

/** What one buys of a type where that is no single piece; sets that an attribute counts need no line. */
const units: Readonly<Record<string, (attributes: Attributes) => UnitOfSale>> = {
  'brake-pads': of('set', 4),
  'brake-shoes': of('set', 4),
  'transmission-filters': of('kit'),
  'clutch-kits': of('kit'),
  'timing-chains': of('kit'),
  'mini-bulbs': of('pair'),
  'floor-mats': of('set'),
  'seat-covers': by('seatRow', { front: 'pair', full: 'set' }),
  'roof-racks': of('pair'),
  'jack-stands': of('pair'),
  'motor-oil': filled('oilVolume'),
  'transmission-fluid': filled('fluidVolume'),
  'gear-oil': filled('fluidVolume'),
  antifreeze: filled('fluidVolume'),
  'washer-fluid': filled('fluidVolume'),
  'car-wash': filled('fluidVolume'),
  'brake-fluid': filled('smallVolume', 1000),
  'power-steering-fluid': filled('smallVolume', 1000),
  'fuel-additives': filled('smallVolume', 1000),
  'brake-cleaner': by('aerosol', { aerosol: 'can', liquid: 'bottle' }),
  greases: by('packaging', { tube: 'tube', tub: 'tub', spray: 'can', cartridge: 'cartridge' }),
  'cold-air-intakes': of('kit'),
  'performance-exhausts': of('kit'),
  'performance-brake-kits': of('kit'),
  'lowering-springs': of('set', 4),
};

/** What one piece of a type's price buys, kept with the part's attributes. */
export function unitOfSale(code: string, attributes: Attributes): UnitOfSale {
  const own = units[code]?.(attributes);
  if (own) return own;
  const pieces = Number(attributes['pieces'] ?? 1);
  return pieces > 1 ? { sold: 'set', soldOf: pieces } : {};
}

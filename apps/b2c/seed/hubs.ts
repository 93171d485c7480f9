import { readData } from '../src/markets/seedFiles.ts';
import { shareOf, type Sheet } from './sheet.ts';

/** By bolt pattern and group of makes ('*' for the others), in millimetres. */
type Bores = Readonly<Record<string, Readonly<Record<string, number>>>>;

let bores: Bores | undefined;

/** How a rotor or drum is mounted: what the letters of its drawing say beside its own measures. */
export function hubOf({ boltPattern, group }: Pick<Sheet, 'boltPattern' | 'group'>) {
  bores ??= readData<Bores>('hub-bores.json');
  const own = bores[boltPattern];
  if (!own) throw new Error(`hub-bores.json has no bore for ${boltPattern}.`);
  const [bolts, boltCircle] = boltPattern.split('x').map(Number);
  return { bolts: bolts!, boltCircle: boltCircle!, centerBore: own[group] ?? own['*']! };
}

/** As measures are given: no half ones. */
const even = (value: number) => 2 * Math.round(value / 2);

/** From the friction face to the hat; the hat of a rear one is deeper, as the parking brake is inside. */
export const rotorHeight = (key: string, axle: 'front' | 'rear', thickness: number): number =>
  even((axle === 'front' ? 26 : 40) + thickness * 0.7 + 12 * shareOf(key, 'height'));

export const drumHeight = (key: string, diameter: number): number =>
  even(48 + (diameter - 180) / 4 + 10 * shareOf(key, 'height'));

import { readData } from '../markets/seedFiles.ts';

export type Drive = '2wd' | '4wd';

/** 'Honda|CR-V', its drive, the keys of VINs (characters 4 to 8) that tell it, and from which model year to which. */
export type VinDrive = readonly [model: string, drive: Drive, keys: string, from?: number, to?: number];

let table: readonly VinDrive[] | undefined;

export const vinDrives = (): readonly VinDrive[] =>
  (table ??= readData<readonly VinDrive[]>('vin-drives.json'));

/** What the keys of a model say of its drive; nothing where its VIN does not tell. */
export const driveKeys = (
  { make, model, year }: { readonly make: string; readonly model: string; readonly year: number },
  lines: readonly VinDrive[] = vinDrives(),
): { drive: Drive; keys: string[] }[] =>
  lines
    .filter(
      ([name, , , from = 0, to = Infinity]) => name === `${make}|${model}` && from <= year && year <= to,
    )
    .map(([, drive, keys]) => ({ drive, keys: keys.split(',') }));

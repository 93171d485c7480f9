import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with these files, gone after the test. */
export function filesOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'driveline-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

export interface PlantedPart {
  readonly number: string;
  readonly type?: string;
  readonly facts?: string;
  readonly position?: string;
  readonly price?: boolean;
  readonly picture?: boolean;
  readonly stock?: boolean;
  /** `year_from,year_to,engine,conditions,position,quantity` of a Honda Civic, or `make model|…`. */
  readonly fits?: readonly string[];
}

const brand = 'Acme Parts';

/** CSV files of parts that are sound but for what each is told to be. */
export function csvOf(parts: readonly PlantedPart[]): Record<string, string> {
  const lines = (head: string, rows: readonly string[]) => [head, ...rows, ''].join('\n');
  const fitLines = parts.flatMap(({ number, fits = [] }) =>
    fits.map((fit) => {
      const [car, conditions] = fit.includes('|') ? fit.split('|') : ['Honda,Civic', fit];
      return `${brand},${number},us,${car},${conditions}`;
    }),
  );
  return {
    'parts.csv': lines(
      'brand,part_number,type,title:en-US,position,picture,fact:diameter,fact:thickness,fact:groupSize',
      parts.map(
        ({ number, type = 'oil-filters', facts = ',,', position = '', picture = true }) =>
          `${brand},${number},${type},"Part ${number}, boxed",${position},${picture ? `https://img.example/${number}.jpg` : ''},${facts}`,
      ),
    ),
    'prices.csv': lines(
      'brand,part_number,market,list,sale,core',
      parts.filter(({ price = true }) => price).map(({ number }) => `${brand},${number},us,49.99,39.99,`),
    ),
    'applications.csv': lines(
      'brand,part_number,market,make,model,year_from,year_to,engine,conditions,position,quantity',
      fitLines,
    ),
    'stock.csv': lines(
      'brand,part_number,market,store,on_hand',
      parts.filter(({ stock = true }) => stock).map(({ number }) => `${brand},${number},us,1203,5`),
    ),
  };
}

/** Three parts without a fault. */
export const soundParts: readonly PlantedPart[] = [
  {
    number: 'R-1',
    type: 'brake-rotors',
    facts: '282,25.5,',
    position: 'front',
    fits: ['2016,2018,2.0L I4,,front,2'],
  },
  {
    number: 'R-2',
    type: 'brake-rotors',
    facts: '282,,',
    position: 'front',
    fits: ['2016,2016,,drive=4wd,front,2'],
  },
  { number: 'F-1', fits: ['2016,2017,,,,', '2018,2018,,,,'] },
];

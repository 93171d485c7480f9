import type { BrandDecisions } from '@driveline/ui/themes';

export interface ShopFilesOptions {
  /** Name of the folder, the package, the brand and its theme: small letters, digits and hyphens. */
  id: string;
  /** As shoppers read it; default the id in words. */
  name?: string;
  /** Codes of shipped markets; the first is the default one. Default `['us']`. */
  markets?: readonly string[];
  /** What the brand decides of its look; the default for each that is left out. */
  decisions?: Partial<Omit<BrandDecisions, 'name'>>;
  /** Service phones by market code; default the example of the market's record. */
  phones?: Readonly<Record<string, string>>;
  /** Text of an SVG file, for every shape of the logo; default the name. */
  logo?: string;
}

/**
 * The files of a shop of one brand: texts by path below its folder. Reads and writes nothing.
 * @throws {RangeError} an option that no shop can have; the message names it
 */
export declare function shopFiles(options: ShopFilesOptions): Record<string, string>;

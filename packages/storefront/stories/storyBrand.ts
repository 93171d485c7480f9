import { brands } from 'virtual:driveline/story-shop';
import type { BrandContent, BrandIdentity } from '../src/brand.ts';

/** A brand as stories show it. */
export interface StoryBrand {
  readonly identity: BrandIdentity;
  /** By market code. */
  readonly content: Readonly<Record<string, BrandContent>>;
  /** Codes of the markets that it sells in; the first is its default. */
  readonly markets: readonly string[];
  /** Addresses of the logo by its variant. */
  readonly logos: Readonly<Record<string, string>>;
  /** The stylesheet of its theme, with its fonts. */
  readonly themeCss: string;
}

/** The brand of an id, the shop's first where it has none of that id. */
export const brandNamed = (id: string): StoryBrand =>
  brands.find(({ identity }) => identity.id === id) ?? brands[0]!;

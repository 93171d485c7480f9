import { shopFiles, type ShopFilesOptions } from '@driveline/create-shop/shopFiles';
import { defineBrand, defineShop } from '@driveline/storefront';
import { markets as shipped, type Market } from '@driveline/markets';
import { wireframe } from '@driveline/ui/themes';
import type { StoryBrand } from '../../../packages/storefront/stories/storyBrand.ts';
import { idOf, type Draft, type Unstyled } from './draft.ts';

export const marketNamed = (code: string): Market => shipped.find((market) => market.code === code)!;

/** The phones that were entered, of markets that are chosen. */
const phonesOf = ({ markets, phones }: Unstyled): Record<string, string> =>
  Object.fromEntries(markets.flatMap((code) => (phones[code]?.trim() ? [[code, phones[code].trim()]] : [])));

type Options = ShopFilesOptions & { name: string };

const unstyledOptions = (draft: Unstyled): Options => ({
  id: idOf(draft),
  name: draft.name.trim(),
  markets: draft.markets,
  phones: phonesOf(draft),
  ...(draft.logo !== undefined && { logo: draft.logo }),
});

/** What `create-shop` is asked to write. */
export const shopOptions = ({ look, ...unstyled }: Draft): Options => ({
  ...unstyledOptions(unstyled),
  decisions: look,
});

function refusal(options: ShopFilesOptions): string | undefined {
  try {
    shopFiles(options);
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** What is wrong with each field, as `create-shop` would refuse it; phones by `phone.<market>`. */
export function fieldFaults(draft: Draft): Readonly<Record<string, string>> {
  const faults: Record<string, string | undefined> = {
    name: draft.name.trim() ? undefined : 'Enter the shop’s name.',
    id: refusal({ id: idOf(draft) }),
    markets: draft.markets.length > 0 ? undefined : 'Choose at least one market.',
  };
  for (const [code, phone] of Object.entries(phonesOf(draft)))
    faults[`phone.${code}`] = refusal({ id: 'shop', markets: [code], phones: { [code]: phone } });
  return Object.fromEntries(
    Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== undefined),
  );
}

/** Each logo that the shop is written with, as an address that is the picture itself. */
function logosIn(files: Readonly<Record<string, string>>): Record<string, string> {
  const logos = Object.entries(files).flatMap(([path, text]) => {
    const variant = /\/logos\/(\w+)\.svg$/.exec(path)?.[1];
    return variant ? [[variant, `data:image/svg+xml,${encodeURIComponent(text)}`]] : [];
  });
  return Object.fromEntries(logos);
}

/**
 * The shop as its own stories would show it: stock content in the brand's name. The look is left out, so that the page
 * stays mounted while only the look changes.
 */
export function storyBrand(draft: Unstyled): StoryBrand {
  const options = unstyledOptions(draft);
  const { id, name } = options;
  const records = draft.markets.map(marketNamed);
  const identity = {
    id,
    name,
    socialLinks: [],
    companies: Object.fromEntries(draft.markets.map((code) => [code, `© ${name}`])),
    phones: Object.fromEntries(
      records.map(({ code, phone }) => [code, options.phones?.[code] ?? phone.example]),
    ),
  };
  const brand = defineBrand({
    identity,
    theme: { ...wireframe, name: id },
    logos: '',
    markets: draft.markets,
  });
  const { content } = defineShop({ brands: { [id]: brand }, markets: records }).brands[id]!;
  return { identity, content, markets: draft.markets, logos: logosIn(shopFiles(options)), themeCss: '' };
}

type Tiles = { readonly url: string; readonly attribution: string; readonly maxZoom?: number | undefined };

/**
 * The origin that pictures of a tile server come from, for the policy of pages.
 * @throws RangeError for a server whose tiles could not be asked for, or that is not named
 */
export function tileOrigin({ url, attribution, maxZoom = 18 }: Tiles): string {
  const isWhole = ['{z}', '{x}', '{y}'].every((place) => url.split(place).length === 2);
  if (!/^https:\/\/[\w.-]+(?::\d{1,5})?\//.test(url) || !isWhole)
    throw new RangeError(
      `mapTiles has the url '${url}'. Use an address on https with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png.`,
    );
  if (attribution.trim() === '')
    throw new RangeError('mapTiles has no attribution. Name whose map it is, as its licence asks.');
  if (!Number.isInteger(maxZoom) || maxZoom < 1 || maxZoom > 22)
    throw new RangeError(`mapTiles has the maxZoom ${maxZoom}. Use a whole number from 1 to 22.`);
  return new URL(url).origin;
}

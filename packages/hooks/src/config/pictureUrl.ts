/** Where pictures come from, in a width in device pixels and a quality in percent. */
export type PictureUrl = (
  src: string,
  picture: { readonly width: number; readonly quality: number },
) => string;

/**
 * CATALOG-038, PLUS-029: pictures by a service, `https://img.example/?src={src}&w={width}&q={quality}`.
 * @param template value `PICTURE_URL` of the config; without one pictures come as they are
 */
export function pictureUrl(template: string): PictureUrl | undefined {
  if (!template) return undefined;
  return (src, { width, quality }) => {
    const values: Readonly<Record<string, string | number>> = {
      src: encodeURIComponent(src),
      width,
      quality,
    };
    return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  };
}

/** Origin of that service, for the policy of a page. */
export const pictureOrigins = (template: string): readonly string[] =>
  template.startsWith('https://') && URL.canParse(template) ? [new URL(template).origin] : [];

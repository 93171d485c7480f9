/** Words above the tiles of category pages, on those of the listed paths (CATALOG-030). */
export type TaxonomyPromo = {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
  readonly paths: readonly string[];
};

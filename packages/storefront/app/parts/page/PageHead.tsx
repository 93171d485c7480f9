import { useShop } from '../../shop/useShop.ts';

export type PageHeadProps = {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path with its meaningful query; absent on pages that search engines should skip, null where nothing is known of it. */
  readonly canonicalPath?: string | null;
  /** Codes of the markets that have the page; default: all. */
  readonly markets?: readonly string[] | undefined;
  /** Structured data of the page (PLUS-028). */
  readonly jsonLd?: readonly object[];
};

/** What a page says of itself to browsers and search engines; React lifts it into the document's head. */
export function PageHead({ title, description, canonicalPath, markets, jsonLd }: PageHeadProps) {
  const { brand, record } = useShop();
  const alternates = record.alternates.filter(({ market }) => markets?.includes(market) ?? true);
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      {description && <meta name="description" content={description} />}
      {canonicalPath === undefined && <meta name="robots" content="noindex" />}
      {typeof canonicalPath === 'string' && (
        <>
          <link rel="canonical" href={record.root + canonicalPath} />
          {alternates.map(({ hreflang, root }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={root + canonicalPath} />
          ))}
        </>
      )}
      {jsonLd && <JsonLd nodes={jsonLd} />}
    </>
  );
}

/** What the server wrote stays as it is. */
const KEPT = { __html: '' };

/** Structured data is for those who read the document: the browser has no code that makes it. */
function JsonLd({ nodes }: { nodes: readonly object[] }) {
  if (!import.meta.env.SSR) return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
  return (
    <div hidden>
      {nodes.map((data, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
          }}
        />
      ))}
    </div>
  );
}

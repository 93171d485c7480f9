import { Inline, Link } from '@driveline/ui';
import { useLocation } from 'react-router-dom';
import * as paths from '../paths/index.ts';
import { useShop } from '../shop/ShopProvider.tsx';

/**
 * The open page in the other languages of its market, each named in itself. The address alone decides the language, so
 * each is a page of its own that the browser loads. Head and foot have one each, and no two landmarks one name.
 */
export function Languages({ isFoot = false }: { readonly isFoot?: boolean }) {
  const { market, record } = useShop();
  const { pathname, search } = useLocation();
  const { languages } = record;
  // A bank leads back to the language in which the card was given: there its question is remembered.
  if (!languages || pathname.startsWith(paths.checkout())) return null;
  return (
    <Inline as="nav" aria-label={isFoot ? undefined : languages[0]?.name} gap={3} justify="center">
      {languages.map(
        ({ locale, name, root }) =>
          locale !== market.locale && (
            <Link key={locale} href={root + pathname + search} lang={locale} hrefLang={locale} data-native>
              {name}
            </Link>
          ),
      )}
    </Inline>
  );
}

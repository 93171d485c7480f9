import { Inline, Link } from '@driveline/ui';
import { useLocation } from 'react-router-dom';
import * as paths from '../paths/index.ts';
import { useShop } from '../shop/ShopProvider.tsx';

/**
 * The open page in the other languages of its market, each named in itself. It comes with the words of a market that has
 * several; the address alone decides the language, so each is a page of its own that the browser loads.
 */
export function Languages() {
  const { market, record } = useShop();
  const { pathname, search } = useLocation();
  const others = (record.languages ?? []).filter(({ locale }) => locale !== market.locale);
  // A bank leads back to the language in which the card was given: there its question is remembered.
  if (pathname.startsWith(paths.checkout())) return null;
  return (
    <Inline gap={3} justify="center">
      {others.map(({ locale, name, root }) => (
        <Link key={locale} href={root + pathname + search} lang={locale} hrefLang={locale} data-native>
          {name}
        </Link>
      ))}
    </Inline>
  );
}

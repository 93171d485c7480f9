import { ButtonLink, Inline } from '@driveline/ui';
import { useLocation } from 'react-router-dom';
import * as paths from '../paths/index.ts';
import { useShop, useText } from '../shop/useShop.ts';

/** The open page in its market's other languages, each named in itself: pages of their own, which the browser loads. */
export function useLanguages() {
  const { languages = [] } = useShop().record;
  const { pathname, search } = useLocation();
  // A bank leads back to the language in which the card was given: there its question is remembered.
  if (pathname.startsWith(paths.checkout())) return [];
  const here = pathname + search;
  return languages.map(({ root, ...language }) => ({ ...language, href: root + here }));
}

/**
 * Above the page, the one landmark of its name; the footer has the same among its links. The empty lower half of the
 * line lies in the page's upper edge.
 */
export function Languages() {
  const languages = useLanguages();
  const name = useText()('shell.language');
  return (
    languages[0] && (
      <Inline as="nav" aria-label={name} justify="center" style={{ marginBlockEnd: '-12px' }}>
        {languages.map(({ label, href, lang }) => (
          <ButtonLink key={lang} href={href} lang={lang} variant="quiet" size="s">
            {label}
          </ButtonLink>
        ))}
      </Inline>
    )
  );
}

import { GlobeIcon } from '../../components/Icon/contactIcons.tsx';
import * as header from './header.css.ts';

/** The open page in other languages, each named in itself. */
export interface HeaderLanguages {
  /** Names the links: 'Language'. */
  label: string;
  links: readonly { label: string; href: string; lang: string }[];
}

export function Languages({ label, links, className }: HeaderLanguages & { className: string }) {
  return (
    <nav aria-label={label} className={className}>
      {links.map(({ label: name, href, lang }) => (
        <a key={lang} href={href} lang={lang} className={header.language}>
          <GlobeIcon size={18} />
          {name}
        </a>
      ))}
    </nav>
  );
}

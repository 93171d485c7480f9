import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Stack, type StackProps } from '../../components/Stack/Stack.tsx';
import * as strip from '../private/strip.css.ts';

export interface CategoryPromo {
  title: string;
  text: string;
  link?: { label: string; href: string } | undefined;
}

export interface CategoryPromosProps extends Omit<StackProps, 'children'> {
  promos: readonly CategoryPromo[];
}

/** Words of the shop above the tiles of a category, a strip each [CATALOG-030]; nothing without any. */
export function CategoryPromos({ promos, ...rest }: CategoryPromosProps) {
  if (promos.length === 0) return null;
  return (
    <Stack gap={3} {...rest}>
      {promos.map(({ title, text, link }) => (
        <section key={title} aria-label={title} className={classNames(strip.root, strip.tone.promo)}>
          <p className={strip.words}>
            <b>{title}</b>
            <span>{text}</span>
            {link && (
              <Link href={link.href} tone="inherit" className={strip.link}>
                {link.label}
              </Link>
            )}
          </p>
        </section>
      ))}
    </Stack>
  );
}

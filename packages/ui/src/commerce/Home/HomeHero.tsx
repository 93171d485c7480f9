import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { CarIcon } from '../../components/Icon/vehicleIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './HomeHero.css.ts';

export interface HomeHeroProps extends BlockProps<'section'> {
  /** The shopper's vehicle; without one the page asks for it. */
  vehicle?: HeroVehicle | undefined;
  /** Where a vehicle is chosen or its VIN looked up, in the place itself. */
  picker?: ReactNode;
}

export interface HeroVehicle {
  /** '2018 Norvik Halden 2.5L'. */
  name: string;
  switchHref: string;
  /** Everything that fits it. */
  partsHref: string;
  /** What its mileage asks for. */
  due?: readonly NamedLink[];
}

/** Home opens with the vehicle and the work on it, not with a picture. */
export function HomeHero({ vehicle, picker, className, ...rest }: HomeHeroProps) {
  return (
    <section
      className={classNames(styles.root, className)}
      data-hero={vehicle ? 'vehicle' : 'question'}
      {...rest}
    >
      {vehicle ? <WithVehicle vehicle={vehicle} /> : <Question picker={picker} />}
    </section>
  );
}

function Question({ picker }: Pick<HomeHeroProps, 'picker'>) {
  const { hero } = useStrings().page;
  return (
    <>
      <div className={styles.words}>
        <Heading level={1} size="displayL">
          {hero.question}
        </Heading>
        <p className={styles.lead}>{hero.lead}</p>
      </div>
      {picker}
    </>
  );
}

function WithVehicle({ vehicle }: { vehicle: HeroVehicle }) {
  const { hero } = useStrings().page;
  const { name, switchHref, partsHref, due = [] } = vehicle;
  return (
    <>
      <div className={styles.vehicle}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>
            <CarIcon size={20} />
            {hero.shoppingFor}
          </p>
          <Heading level={1} size="displayL">
            {wholeNames(name)}
          </Heading>
        </div>
        <div className={styles.actions}>
          <ButtonLink href={partsHref} variant="primary" size="l">
            {hero.seeFitting}
          </ButtonLink>
          <ButtonLink href={switchHref} variant="outline" size="l" data-intent="open-vehicle-picker">
            {hero.switchVehicle}
          </ButtonLink>
        </div>
      </div>
      <Due term={hero.due} links={due} />
    </>
  );
}

function Due({ term, links }: { term: string; links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.care}>
      <Heading level={2} className={styles.careTerm}>
        {term}
      </Heading>
      <ul className={styles.careItems}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={styles.careLink}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

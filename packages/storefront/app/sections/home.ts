import Cards from '../slots/home.cards.ts';
import Deals from '../slots/home.deals.ts';
import Hero from '../slots/home.hero.ts';
import Jobs from '../slots/home.jobs.ts';
import NearYou from '../slots/home.nearYou.ts';
import Parts from '../slots/home.parts.ts';
import type { Sections } from './sections.ts';

export const sections: Sections['home'] = [
  { id: 'hero', Section: Hero },
  { id: 'parts', Section: Parts },
  { id: 'jobs', Section: Jobs },
  { id: 'nearYou', Section: NearYou },
  { id: 'deals', Section: Deals },
  { id: 'cards', Section: Cards },
];

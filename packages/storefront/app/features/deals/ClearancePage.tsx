import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { DealParts } from './DealParts.tsx';
import { CLEARANCE } from './dealShelf.ts';

/** `/deals/clearance`: everything that is reduced, with old and new price (CATALOG-040). */
export function ClearancePage() {
  const text = useText();
  const [query] = useSearchParams();
  return (
    <NamedPage
      title={text('deals.clearance')}
      lead={text('deals.clearanceLead')}
      path={CLEARANCE}
      trail={[{ label: text('deals.title'), href: '/lp/deals' }]}
      isIndexed={query.size === 0}
    >
      <DealParts shelf={CLEARANCE} path={CLEARANCE} none={text('deals.none')} />
    </NamedPage>
  );
}

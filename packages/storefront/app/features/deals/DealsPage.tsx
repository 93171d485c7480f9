import { useParams } from 'react-router-dom';
import { ClearancePage } from './ClearancePage.tsx';
import { DealIndexPage } from './DealIndexPage.tsx';
import { DealShelfPage } from './DealShelfPage.tsx';
import { HotDealsPage } from './HotDealsPage.tsx';
import { RebatesPage } from './RebatesPage.tsx';

/** `/deals/…`: one of the shop's own lists, else a merchandising shelf (CATALOG-027, CATALOG-040, CATALOG-042). */
export function DealsPage() {
  const { '*': rest = '' } = useParams();
  switch (rest) {
    case 'clearance':
      return <ClearancePage />;
    case 'hotDeal':
      return <HotDealsPage />;
    case 'pages':
      return <DealIndexPage />;
    case 'rebates':
      return <RebatesPage />;
    default:
      return <DealShelfPage key={rest} rest={rest} />;
  }
}

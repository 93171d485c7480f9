import { describeConformance } from '../../../test/describeConformance.tsx';
import { AsideLayout } from './AsideLayout.tsx';

describeConformance(
  (props) => (
    <AsideLayout aside="Total" {...props}>
      Parts
    </AsideLayout>
  ),
  {
    refInstanceof: HTMLDivElement,
  },
);

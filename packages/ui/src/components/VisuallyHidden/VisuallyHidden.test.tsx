import { describeConformance } from '../../../test/describeConformance.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describeConformance((props) => <VisuallyHidden {...props}>3 items</VisuallyHidden>, {
  refInstanceof: HTMLSpanElement,
});

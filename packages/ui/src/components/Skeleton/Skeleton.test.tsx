import { describeConformance } from '../../../test/describeConformance.tsx';
import { Skeleton } from './Skeleton.tsx';

describeConformance((props) => <Skeleton {...props} />, { refInstanceof: HTMLSpanElement });

import { describeConformance } from '../../../test/describeConformance.tsx';
import { Card } from './Card.tsx';

describeConformance((props) => <Card {...props} />, { refInstanceof: HTMLDivElement });

import { describeAccess } from './matrix';

describeAccess('postgres');

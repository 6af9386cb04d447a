import { describeAccess } from './matrix';

describeAccess('pglite');

import type { Lawful } from '@/serving/serve';

export type Breach = Lawful;

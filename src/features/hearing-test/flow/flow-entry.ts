import { flowFromQuery } from '@/domain/hearing/hearing-flow';
import { keepFlow } from './flow-store';

/** Stores the details from a link. */
export function takeFlow(query: URLSearchParams): void {
  const flow = flowFromQuery(query, new Date());
  if (flow) keepFlow(flow);
}

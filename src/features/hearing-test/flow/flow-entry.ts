import { flowFromQuery } from '@/domain/hearing/hearing-flow';
import { keepFlow } from './flow-store';

/** Keeps the details that a link brought along. */
export function takeFlow(query: URLSearchParams): void {
  const flow = flowFromQuery(query, new Date());
  if (flow) keepFlow(flow);
}

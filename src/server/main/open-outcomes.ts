import type { Outcomes, OutcomesDeps } from '../outcomes/outcomes';

/** The clinic's figures, for shops that keep their own orders and parcels. */
export async function openOutcomes(deps: OutcomesDeps): Promise<Outcomes> {
  const { createOutcomes } = await import('../outcomes/outcomes');
  return createOutcomes(deps);
}

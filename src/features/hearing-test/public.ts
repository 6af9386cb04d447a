/** The hearing test's interface for `_app`. Light enough for every page. */
export { useFlowEntry } from './flow/use-flow-entry';

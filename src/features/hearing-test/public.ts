/** What `_app` may use of the hearing test. Light enough for every page. */
export { useFlowEntry } from './flow/use-flow-entry';

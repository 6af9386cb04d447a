export { CodeGate } from './code-gate';

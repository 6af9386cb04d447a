export { OneLanguage } from './one-language';
export { Prose } from './prose';
export { Questions } from './questions';
export { ReadingBody } from './reading-body';
export { ReadingHead, type ReadingTone } from './reading-head';
export { TestBand } from './test-band';
export { UpdatedLine } from './updated-line';

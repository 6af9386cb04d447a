/** What other features and the shell may use of the size of text. Light enough for every page. */
export { TextSizeSelect } from './text-size-select';
export { useTextSize } from './use-text-size';

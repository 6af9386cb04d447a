/** The hearing test's interface for staff screens. Too large for `public.ts`, which every page loads. */
export { AudiogramFigure } from './result/audiogram-figure';
export { DocumentButton } from './result/take-along';
export { useResultWords } from './result/use-result-words';
export { useSignWords } from './result/use-sign-words';
export { PlotEditor } from './upload/plot-editor';

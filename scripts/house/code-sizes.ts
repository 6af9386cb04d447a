import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A file or a function with its length in lines. */
export type Sized = { name: string; lines: number };

/** The lengths of the files themselves. */
export function fileSizes(files: readonly string[]): Sized[] {
  return files.map((file) => ({
    name: file,
    lines: readFileSync(file, 'utf8').split('\n').length,
  }));
}

/** Lengths of all functions in the files; each is named by the line where it begins. */
export function functionSizes(files: readonly string[]): Sized[] {
  return files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const found: Sized[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body) found.push(sized(source, node));
      ts.forEachChild(node, look);
    };
    look(source);
    return found;
  });
}

function sized(source: ts.SourceFile, node: ts.Node): Sized {
  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line + 1;
  const start = lineOf(node.getStart(source));
  return { name: `${source.fileName}:${start}`, lines: lineOf(node.end) - start + 1 };
}

/** Median, 90th percentile and maximum of the lengths; zeros if there are none. */
export function spread(sizes: readonly Sized[]): { median: number; p90: number; max: number } {
  const lines = sizes.map((each) => each.lines).sort((a, b) => a - b);
  const at = (share: number) => lines[Math.floor((lines.length - 1) * share)] ?? 0;
  return { median: at(0.5), p90: at(0.9), max: at(1) };
}

import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The strings and the fixed parts of templates in a file: where SQL is. Comments are not among them. */
export function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const texts: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text);
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return texts;
}

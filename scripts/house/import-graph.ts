import path from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';

/**
 * One file that imports another, both relative to the project's root.
 * `type` is gone at run time, `lazy` is loaded on demand, `value` is loaded together with the file.
 */
export type Import = { from: string; to: string; kind: 'value' | 'type' | 'lazy' };

/** Every import between the project's own files below `folders`; tests are left out. */
export async function readImports(folders: readonly string[]): Promise<Import[]> {
  // The package is an ES module only, and tsx would compile a static import to `require`.
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(
    [...folders],
    {
      tsPreCompilationDeps: true,
      exclude: { path: '\\.test\\.tsx?$' },
      doNotFollow: { path: 'node_modules' },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      alias: { '@': path.resolve('src') },
    },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text, not a graph');
  return output.modules.flatMap(importsOf);
}

function importsOf({ source, dependencies }: ICruiseResult['modules'][number]): Import[] {
  return dependencies
    .filter(({ coreModule, couldNotResolve, resolved }) => {
      return !coreModule && !couldNotResolve && !resolved.includes('node_modules/');
    })
    .map(({ resolved, dynamic, dependencyTypes }) => ({
      from: source,
      to: resolved,
      kind: dynamic ? 'lazy' : dependencyTypes.includes('type-only') ? 'type' : 'value',
    }));
}

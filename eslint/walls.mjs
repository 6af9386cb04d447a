import boundaries from 'eslint-plugin-boundaries';

const ports = 'commerce|payments|storage|mail|editorial|labels|hearing-tests';

/** The rooms of docs/architecture.md. The first pattern that fits a file names its room. */
const rooms = [
  { type: 'domain', pattern: 'src/domain' },
  { type: 'components', pattern: 'src/components' },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  { type: 'client', pattern: 'src/client' },
  { type: 'mail-templates', pattern: 'src/server/mail/templates' },
  { type: 'main', pattern: 'src/server/main' },
  { type: 'api', pattern: 'src/server/api' },
  { type: 'site', pattern: 'src/server/(pages|feeds)' },
  { type: 'adapter', pattern: `src/server/(${ports})/*`, capture: ['port', 'adapter'] },
  { type: 'server', pattern: 'src/server' },
  { type: 'serving', pattern: 'src/serving' },
  { type: 'pages', pattern: 'src/pages' },
  { type: 'messages', pattern: 'src/messages' },
  { type: 'styles', pattern: 'src/styles' },
];

const doors = [
  { category: 'public', pattern: 'src/features/*/public.ts' },
  // What is too much for public.ts: the admin area is a bundle of its own.
  { category: 'for-staff', pattern: 'src/features/*/for-staff.ts' },
  { category: 'screen', pattern: 'src/features/*/**/*-screen.tsx' },
  {
    category: 'composition-root',
    pattern: 'src/server/main/{services,open-adapters,open-commerce}.ts',
  },
];

const from = (type) => ({ element: { type } });
const room = (...types) => ({ element: { types: { anyOf: types } } });

const policies = [
  {
    from: from('domain'),
    allow: { to: room('domain') },
  },
  { from: from('messages'), allow: { to: room('messages', 'domain') } },
  { from: from('styles'), allow: { to: room('styles') } },
  {
    from: from('components'),
    allow: { to: room('components', 'domain', 'messages', 'styles') },
  },
  { from: from('client'), allow: { to: room('client', 'domain', 'messages') } },
  {
    from: from('feature'),
    allow: {
      to: [
        room('components', 'client', 'domain', 'messages', 'styles'),
        {
          element: { type: 'feature', captured: { feature: '{{from.element.captured.feature}}' } },
        },
        { element: { type: 'feature' }, file: { categories: 'public' } },
      ],
    },
  },
  {
    from: { element: { type: 'feature', captured: { feature: 'admin' } } },
    allow: { to: { element: { type: 'feature' }, file: { categories: 'for-staff' } } },
  },
  {
    from: { element: { types: { anyOf: ['server', 'adapter', 'mail-templates'] } } },
    allow: { to: room('server', 'domain', 'messages', 'mail-templates') },
  },
  {
    from: from('adapter'),
    allow: {
      to: {
        element: {
          type: 'adapter',
          captured: {
            port: '{{from.element.captured.port}}',
            adapter: '{{from.element.captured.adapter}}',
          },
        },
      },
    },
  },
  // It is a program of its own: what it runs of the server comes to it with the shop, so it knows types alone.
  { from: from('serving'), allow: { to: room('serving') } },
  { from: from('serving'), allow: { to: room('server', 'main'), dependency: { kind: 'type' } } },
  // Only `main` may know every room. Endpoints, and what pages ask for, get the open shop from it.
  {
    from: from('main'),
    allow: { to: room('main', 'api', 'server', 'domain', 'messages', 'mail-templates') },
  },
  { from: from('api'), allow: { to: room('api', 'main', 'server', 'domain', 'messages') } },
  { from: from('site'), allow: { to: room('site', 'main', 'server', 'domain', 'messages') } },
  { from: { file: { categories: 'composition-root' } }, allow: { to: room('adapter') } },
  {
    from: from('pages'),
    allow: {
      to: [
        room('pages', 'components', 'client', 'domain', 'messages', 'styles'),
        room('server', 'main', 'api', 'site'),
        { element: { type: 'feature' }, file: { categories: { anyOf: ['public', 'screen'] } } },
      ],
    },
  },
];

/**
 * The walls of docs/architecture.md as lint rules: which room may import from which.
 * `breaches/` holds a small tree that breaks each of them; `walls.test.ts` checks that every breach is caught.
 *
 * @param {string} rootPath folder that holds `src`
 */
export function walls(rootPath) {
  return [roomWalls(rootPath), domainPackages];
}

/** The rules of the shop run in browser and server alike: no package but yup, nothing of Node. */
const domainPackages = {
  files: ['src/domain/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: '^(?!\\.|@/|yup$)', message: 'The domain imports itself and yup only.' },
        ],
      },
    ],
  },
};

function roomWalls(rootPath) {
  return {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/root-path': rootPath,
      'boundaries/elements': rooms,
      'boundaries/files': doors,
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
      'import/resolver': { typescript: { project: `${rootPath}/tsconfig.json` } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    },
  };
}

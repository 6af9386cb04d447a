/** Words in a package's name that name its platform: `@next/swc-darwin-arm64`. */
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'windows',
  'aix',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'x64',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

/** Optional dependencies that entries of the lock file ask for and that have no entry themselves. */
export function missingOptionalPackages(packages) {
  const missing = new Map();
  for (const [dependent, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = range.replace(/^[\^~]/, '');
      const found = lookUp(packages, dependent, name);
      if (found !== null && fits(packages[found].version, range)) continue;
      const at = found === null ? `node_modules/${name}` : `${dependent}/node_modules/${name}`;
      missing.set(at, { at, version, platform: platformOf(name) });
    }
  }
  return [...missing.values()];
}

/** The entry Node would find from a package's folder, nearest first; null when there is none. */
function lookUp(packages, dependent, name) {
  for (
    let folder = dependent;
    ;
    folder = folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, '')
  ) {
    const at = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[at] !== undefined) return at;
    if (folder === '') return null;
  }
}

/** Native packages are required in an exact version; of the others npm may choose any installed one. */
function fits(version, range) {
  return /^\d/.test(range) ? version === range : true;
}

function platformOf(name) {
  const words = name.split(/[@/.-]/).map((word) => (word === 'windows' ? 'win32' : word));
  const os = words.filter((word) => systems.includes(word));
  const cpu = words
    .map((word) => (/^arm(v\d|eabi)/.test(word) ? 'arm' : word))
    .filter((word) => processors.includes(word));
  const libc = os.includes('linux') ? libraryOf(words) : [];
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(os.length > 0 && { os }),
    ...(libc.length > 0 && { libc }),
  };
}

function libraryOf(words) {
  if (words.some((word) => word.startsWith('musl'))) return ['musl'];
  return words.some((word) => word.startsWith('gnu')) ? ['glibc'] : [];
}

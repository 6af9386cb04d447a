import { createHash } from 'node:crypto';

type Headers = Readonly<Record<string, string>>;

/** Headers that every page needs. */
const wanted = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /microphone=\(\)|microphone=\(self\)/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
} as const;

/**
 * Faults in the headers of a page: a missing or wrong one, a policy that allows foreign scripts, or one that blocks an
 * inline script of the page itself.
 */
export function headerFaults(headers: Headers, html: string): string[] {
  const faults = Object.entries(wanted).flatMap(([name, value]) => {
    const said = headers[name] ?? '';
    const isRight = typeof value === 'string' ? said === value : value.test(said);
    return isRight ? [] : [`${name}: ${said}`];
  });
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
    if (headers[name] !== undefined) faults.push(`${name}: ${headers[name]}`);
  }
  const scripts = sourcesOf(headers['content-security-policy'] ?? '', 'script-src');
  const isStrict = scripts.every((source) => source === "'self'" || source.startsWith("'sha256-"));
  if (scripts.length === 0 || !isStrict) faults.push(`script-src ${scripts.join(' ')}`);
  const barred = inlineScriptsOf(html).filter((text) => !scripts.includes(`'${hashOf(text)}'`));
  return [...faults, ...barred.map((text) => `would not run: ${text.slice(0, 80)}`)];
}

function sourcesOf(policy: string, directive: string): string[] {
  const said = policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '';
  return said.split(' ').slice(1);
}

/** Inline scripts that run; a script with a type is data. */
function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

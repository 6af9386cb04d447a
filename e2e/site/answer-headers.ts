import { createHash } from 'node:crypto';

type Headers = Readonly<Record<string, string>>;

/** What a page's answer has to say, whatever page it is. */
const wanted = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /microphone=\(\)|microphone=\(self\)/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
} as const;

/**
 * What is wrong with the headers of a page: one that is missing or says something else, a policy that lets strange
 * scripts run, or a script of the page itself that its policy would not let run.
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

/** Those that run: a script of another type is data. */
function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

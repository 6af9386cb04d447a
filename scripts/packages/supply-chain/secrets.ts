/** Patterns that match only secrets. */
const patterns: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=\s]{100}/],
  ['a payment key that moves money', /\b[sr]k_live_(?!\w*(?:xxx|test))[A-Za-z0-9]{16,}/],
  ['a key of Amazon', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:ghp|gho|ghs|github_pat)_[A-Za-z0-9_]{30,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ['a key of Google', /\bAIza[A-Za-z0-9_-]{35}\b/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/],
  ['a token of the registry', /_authToken\s*=\s*\S{8,}/],
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[\w.-]+:(?!password@|secret@|hunter2@|boreal@|postgres@|p@|\$)[^\s:@/'"`]{6,}@(?!localhost|127\.|db[:/]|[\w.-]*\.?example)/,
  ],
  [
    'a random key',
    /(?:secret|key|token|password)["']?\s*[:=]\s*["'](?!0+["'])(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{64}["']/i,
  ],
];

/** Reviewed: the key of a stand-in that only tests use. */
const known: Readonly<Record<string, string>> = {
  'src/testing/stand-ins/swell-certificate.ts': 'a private key',
};

/** Names the kinds of secrets that a file seems to contain, without quoting them. */
export function secretFaults(file: string, text: string): string[] {
  return patterns
    .filter(([name, pattern]) => known[file] !== name && pattern.test(text))
    .map(([name]) => `${file} holds what looks like ${name}`);
}

let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { commonPasswords } = await import('./common-list');
  return new Set(commonPasswords.trim().split(/\s+/));
}

/**
 * Whether it is one of the 10,000 commonest passwords, which attackers try first. Capitals make no difference. The list
 * stays on the server: it is larger than a page.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await (known ??= load())).has(password.normalize('NFC').toLowerCase());
}

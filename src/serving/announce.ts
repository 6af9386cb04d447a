import type { Server } from 'node:http';
import type { Lifecycle } from '@/server/main/lifecycle';

/** Prints the shop's address and its adapters on the console. */
export function announce(
  server: Server,
  {
    adapters,
    secretsFile,
    firstAdminPassword,
  }: Pick<Lifecycle, 'adapters' | 'secretsFile' | 'firstAdminPassword'>,
): void {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const lines = Object.entries({
    ...adapters,
    secrets: `${secretsFile} (with the admin password)`,
  }).map(([name, adapter]) => `  ${name.padEnd(10)} ${adapter}`);
  if (firstAdminPassword) {
    lines.push('', `  Admin password, shown only this once: ${firstAdminPassword}`);
  }
  process.stdout.write(
    `\nBoreal Hearing is open: http://localhost:${port}\n\n${lines.join('\n')}\n\n`,
  );
}

/** Thrown when the files of the embedded database are not as Postgres wrote them; the message says what to do. */
export class DamagedDatabaseError extends Error {
  override name = 'DamagedDatabaseError';

  constructor(dataDir: string, what: string, options?: ErrorOptions) {
    super(
      `The database in ${dataDir} is damaged: ${what}. Its disk may be failing. Nothing was removed. ` +
        'Run `npm run recover`: it makes the database anew from the last copy of its files and the log since, ' +
        'and puts the damaged one aside.',
      options,
    );
  }
}

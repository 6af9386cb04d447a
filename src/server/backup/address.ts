/** The call by which the running shop backs itself up: only one process can open its embedded database. */
export const takeBackupPattern = '/api/internal/take-backup';

/** Folder in the data folder for such a backup; the caller takes it from there. */
export const backupFolder = 'backups';

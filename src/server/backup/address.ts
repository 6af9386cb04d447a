/** Where the running shop takes a backup of itself: its embedded database belongs to one process. */
export const takeBackupPattern = '/api/internal/take-backup';

/** Folder in the data folder that such a backup is put into; whoever asked for it takes it from there. */
export const backupFolder = 'backups';

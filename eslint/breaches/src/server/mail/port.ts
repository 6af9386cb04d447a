export type Mail = { send: () => void };

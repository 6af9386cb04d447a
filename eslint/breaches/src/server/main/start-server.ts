import { routes } from '../api/routes';

export const started = routes.length;

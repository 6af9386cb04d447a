import { routes } from './api/routes';

export const count = routes.length;

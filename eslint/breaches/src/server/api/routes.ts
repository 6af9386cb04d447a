import { services } from '../services';

export const routes = [services];

import { services } from '../main/services';

export const routes = [services];

export { homeData, type HomeData } from './home-data';

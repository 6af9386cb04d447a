import { drawn } from './drawn';

export const Menu = drawn(<path d="M4 5h16M4 12h16M4 19h16" />);

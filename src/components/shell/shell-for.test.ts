import { shellFor } from './shell-for';

describe('shellFor', () => {
  it.each(['/form', '/checkout', '/sandbox/confirm'])(
    'leaves only brand and phone on %s',
    (pathname) => {
      expect(shellFor(pathname)).toEqual({ header: 'slim', hasFooter: false });
    },
  );

  it.each([
    '/register',
    '/login',
    '/login-password',
    '/login-check-email',
    '/login-link',
    '/set-password',
    '/reset-password',
    '/forgot-password',
  ])('leaves brand and phone over the form on %s', (pathname) => {
    expect(shellFor(pathname)).toEqual({ header: 'half', hasFooter: false });
  });

  it.each(['/iframes/questionnaire', '/hearing-test/take'])('leaves nothing on %s', (pathname) => {
    expect(shellFor(pathname)).toEqual({ header: 'none', hasFooter: false });
  });

  it.each(['/admin', '/admin/orders'])('leaves %s to its own frame', (pathname) => {
    expect(shellFor(pathname)).toEqual({ header: 'own', hasFooter: false });
  });

  it('hides only the header on questionnaire pages', () => {
    expect(shellFor('/questionnaire')).toEqual({ header: 'none', hasFooter: true });
  });

  it.each([
    '/',
    '/shop',
    '/cart',
    '/checkout-success',
    '/product/[slug]',
    '/404',
    '/login-help',
    '/administer',
    '/hearing-test',
    '/account/form',
  ])('shows everything on %s', (pathname) => {
    expect(shellFor(pathname)).toEqual({ header: 'full', hasFooter: true });
  });
});

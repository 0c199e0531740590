import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('../pages/home-page.tsx'),
  route('home', '../pages/home-page.tsx', { id: 'home' }),
  route('plans', '../pages/plans-page.tsx'),
  layout('./with-queries.tsx', [
    route('terms', '../pages/terms-page.tsx'),
    route('privacy', '../pages/privacy-page.tsx'),
    route('safety', '../pages/safety-page.tsx'),
    route('health-data', '../pages/health-data-page.tsx'),
    route('accessibility', '../pages/accessibility-page.tsx'),
    route('login', '../pages/login-page.tsx'),
    route('register', '../pages/register-page.tsx'),
    route('login/google', '../pages/google-return-page.tsx'),
    route('forgot-password', '../pages/forgot-password-page.tsx'),
    route('reset-password', '../pages/reset-password-page.tsx'),
    route('confirm-address', '../pages/confirm-address-page.tsx'),
    route('confirm-change', '../pages/confirm-change-page.tsx'),
    route('account', '../pages/account-page.tsx'),
    route('account-settings', '../pages/account-page.tsx', { id: 'account-settings' }),
    route('memory', '../pages/memory-page.tsx'),
  ]),
  route('*', '../pages/not-found-page.tsx'),
] satisfies RouteConfig;

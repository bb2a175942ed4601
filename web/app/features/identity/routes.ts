import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'
import { accountRoutes } from './account-routes.ts'

const auth = 'features/identity/auth'

export const routes: FeatureRoutes = {
  ...accountRoutes,
  bare: [
    ...(accountRoutes.bare ?? []),
    route('auth/sign-in', `${auth}/sign-in.tsx`),
    route('auth/sign-up', `${auth}/sign-up.tsx`),
    route('auth/recover', `${auth}/recover.tsx`),
    route('auth/verify', `${auth}/verify.tsx`),
    route('error', `${auth}/auth-error.tsx`),
    route('signout', `${auth}/sign-out.tsx`),
  ],
}

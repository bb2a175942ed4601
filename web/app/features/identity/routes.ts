import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'
import { accountRoutes } from './account-routes.ts'

const doors = 'features/identity/doors'

export const identityRoutes: FeatureRoutes = {
  ...accountRoutes,
  bare: [
    ...(accountRoutes.bare ?? []),
    route('auth/sign-in', `${doors}/sign-in.tsx`),
    route('auth/sign-up', `${doors}/sign-up.tsx`),
    route('auth/recover', `${doors}/recover.tsx`),
    route('auth/verify', `${doors}/verify.tsx`),
    route('error', `${doors}/door-error.tsx`),
    route('signout', `${doors}/sign-out.tsx`),
  ],
}

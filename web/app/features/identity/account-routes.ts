import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

const here = 'features/identity'

/** The pages of one's own account, and the public profile. */
export const accountRoutes: Pick<FeatureRoutes, 'panel' | 'public' | 'bare'> = {
  panel: [
    route('panel/profile', `${here}/profile/profile.tsx`),
    route('panel/security', `${here}/security/security.tsx`),
    route('panel/security/confirm', `${here}/security/confirm.tsx`),
    route('panel/security/password', `${here}/security/password.tsx`),
    route('panel/security/mobile', `${here}/security/mobile.tsx`),
    route('panel/security/email', `${here}/security/email.tsx`),
    route('panel/security/second-factor', `${here}/security/second-factor.tsx`),
    route('panel/security/passkeys', `${here}/passkeys/passkeys.tsx`),
    route('panel/security/recovered', `${here}/security/recovered.tsx`),
    route('panel/security/google', `${here}/security/google.tsx`),
    route('panel/security/data', `${here}/removal/personal-data.tsx`),
    route('panel/security/remove', `${here}/removal/remove-account.tsx`),
    route('panel/sessions', `${here}/sessions/sessions.tsx`),
    route('panel/teach', `${here}/teaching/teach.tsx`),
  ],
  public: [
    route('u/:handle', `${here}/profile/public-person.tsx`),
    route('account-removed', `${here}/removal/account-removed.tsx`),
  ],
  bare: [route('panel/security/data/file', `${here}/removal/personal-data-file.ts`)],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [route('panel/referral', 'features/referral/referral.tsx')],
  manager: [
    route('manage/referral', 'features/referral/campaigns.tsx'),
    route('manage/referral/rewards', 'features/referral/rewards.tsx'),
  ],
}

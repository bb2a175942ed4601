import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  manager: [
    route('manage/off-codes', 'features/off-codes/off-codes.tsx'),
    route('manage/off-codes/new', 'features/off-codes/new-codes.tsx'),
    route('manage/off-codes/campaigns', 'features/off-codes/campaigns.tsx'),
    route('manage/off-codes/:offCodeId/change', 'features/off-codes/change-code.tsx'),
    route('manage/off-codes/:offCodeId', 'features/off-codes/off-code.tsx'),
  ],
}

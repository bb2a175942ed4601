import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  manager: [
    route('manage/finance', 'features/finance/overview.tsx'),
    route('manage/finance/factors', 'features/finance/all-factors.tsx'),
    route('manage/finance/factors/:factorId', 'features/finance/any-factor.tsx'),
    route('manage/finance/abandoned', 'features/finance/abandoned.tsx'),
    route('manage/finance/refunds', 'features/finance/refunds.tsx'),
    route('manage/finance/withdrawals', 'features/finance/withdrawals.tsx'),
    route('manage/finance/payments', 'features/finance/doubtful-payments.tsx'),
    route('manage/finance/seller', 'features/finance/seller.tsx'),
  ],
}

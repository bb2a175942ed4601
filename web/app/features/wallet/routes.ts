import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [route('panel/wallet', 'features/wallet/wallet.tsx')],
  manager: [
    route('manage/ledger', 'features/wallet/ledger.tsx'),
    route('manage/wallet', 'features/wallet/find-wallet.tsx'),
    route('manage/wallet/:personId', 'features/wallet/person-wallet.tsx'),
  ],
}

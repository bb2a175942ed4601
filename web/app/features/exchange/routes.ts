import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [
    route('teach/exchange', 'features/exchange/exchanges.tsx'),
    route('teach/exchange/:exchangeId', 'features/exchange/exchange.tsx'),
  ],
}

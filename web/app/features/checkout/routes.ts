import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('checkout', 'features/checkout/checkout.tsx'),
    route('pay/return', 'features/checkout/pay-return.tsx'),
  ],
}

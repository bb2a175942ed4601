import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const cartRoutes: FeatureRoutes = {
  public: [route('cart', 'features/cart/cart.tsx')],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const giftPurchasesRoutes: FeatureRoutes = {
  public: [
    route('courses/:slug/give', 'features/gift-purchases/give.tsx'),
    route('courses/:slug/seats', 'features/gift-purchases/buy-seats.tsx'),
    route('present/:token', 'features/gift-purchases/claim-gift-purchase.tsx'),
  ],
  panel: [
    route('panel/presents', 'features/gift-purchases/gift-purchases.tsx'),
    route('panel/presents/:presentId', 'features/gift-purchases/change-gift-purchase.tsx'),
    route('panel/seats', 'features/gift-purchases/seat-blocks.tsx'),
    route('panel/seats/:blockId', 'features/gift-purchases/seats.tsx'),
  ],
}

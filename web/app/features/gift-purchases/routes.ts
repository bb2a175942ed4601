import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('courses/:slug/give', 'features/gift-purchases/give.tsx'),
    route('courses/:slug/seats', 'features/gift-purchases/buy-seats.tsx'),
    route('gift/:token', 'features/gift-purchases/claim-gift-purchase.tsx'),
  ],
  panel: [
    route('panel/gifts', 'features/gift-purchases/gift-purchases.tsx'),
    route('panel/gifts/:giftPurchaseId', 'features/gift-purchases/change-gift-purchase.tsx'),
    route('panel/seats', 'features/gift-purchases/seat-blocks.tsx'),
    route('panel/seats/:blockId', 'features/gift-purchases/seats.tsx'),
  ],
  // For one version: sent messages, notices and bookmarks contain the former addresses.
  bare: ['present/:token', 'panel/presents', 'panel/presents/:giftPurchaseId'].map((path) =>
    route(path, 'features/gift-purchases/former-address.ts', { id: path }),
  ),
}

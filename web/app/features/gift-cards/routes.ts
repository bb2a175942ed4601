import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [route('gift-cards', 'features/gift-cards/gift-cards.tsx')],
  panel: [
    route('panel/gift-cards', 'features/gift-cards/my-cards.tsx'),
    route('panel/gift-cards/:cardId', 'features/gift-cards/my-card.tsx'),
  ],
  manager: [
    route('manage/gift-cards', 'features/gift-cards/manage-cards.tsx'),
    route('manage/gift-cards/new', 'features/gift-cards/issue-cards.tsx'),
    route('manage/gift-cards/:cardId', 'features/gift-cards/managed-card.tsx'),
  ],
}

import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const presentsRoutes: FeatureRoutes = {
  public: [
    route('courses/:slug/give', 'features/presents/give.tsx'),
    route('courses/:slug/seats', 'features/presents/buy-seats.tsx'),
    route('present/:token', 'features/presents/present.tsx'),
  ],
  panel: [
    route('panel/presents', 'features/presents/presents.tsx'),
    route('panel/presents/:presentId', 'features/presents/change-present.tsx'),
    route('panel/seats', 'features/presents/seat-blocks.tsx'),
    route('panel/seats/:blockId', 'features/presents/seats.tsx'),
  ],
}

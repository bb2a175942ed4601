import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  manager: [
    route('manage/live', 'features/all-classes/all-classes.tsx'),
    route('manage/live/:kind/:id', 'features/all-classes/any-class.tsx'),
  ],
}

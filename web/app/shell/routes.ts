import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from './feature-routes.ts'

export const shellRoutes: FeatureRoutes = {
  bare: [route('theme', 'shell/theme-choice.ts')],
}

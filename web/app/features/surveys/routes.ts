import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [route('surveys/:slug', 'features/surveys/survey.tsx')],
  panel: [route('panel/surveys', 'features/surveys/my-surveys.tsx')],
}

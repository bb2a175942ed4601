import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [route('panel/from-school/:loginId', 'features/schools/from-school.tsx')],
  manager: [
    route('manage/schools', 'features/schools/schools.tsx'),
    route('manage/schools/:schoolId', 'features/schools/school.tsx'),
  ],
}

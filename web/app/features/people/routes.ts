import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  manager: [
    route('manage/people', 'features/people/people.tsx'),
    route('manage/people/import', 'features/people/import/import.tsx'),
    route('manage/people/import/:importId', 'features/people/import/report.tsx'),
    route('manage/people/:personId', 'features/people/person.tsx'),
    route('manage/teaching', 'features/people/teaching.tsx'),
    route('manage/audit', 'features/people/audit.tsx'),
  ],
}

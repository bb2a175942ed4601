import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [
    route('teach/media', 'features/media/library/teach-media.tsx'),
    route('teach/media/:file', 'features/media/library/my-file.tsx'),
  ],
  manager: [
    route('manage/media', 'features/media/library/manage-media.tsx'),
    route('manage/media/:file', 'features/media/library/any-file.tsx'),
  ],
}

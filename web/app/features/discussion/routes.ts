import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [
    route('discussions/about/lesson/:lessonId', 'features/discussion/about.tsx'),
    route('discussions/removals/:removalId', 'features/discussion/appeals/removal.tsx'),
    route('discussions/:threadId', 'features/discussion/thread.tsx'),
    route('discussions/:threadId/edits/:commentId', 'features/discussion/edits.tsx'),
  ],
  teacher: [route('teach/questions', 'features/discussion/questions.tsx')],
  manager: [
    route('manage/reports', 'features/discussion/reports.tsx'),
    route('manage/appeals', 'features/discussion/appeals/appeals.tsx'),
  ],
}

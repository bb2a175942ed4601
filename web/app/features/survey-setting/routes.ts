import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [
    route('teach/surveys', 'features/survey-setting/surveys.tsx'),
    route('teach/surveys/:surveyId', 'features/survey-setting/survey.tsx'),
    route('teach/surveys/:surveyId/results', 'features/survey-setting/results.tsx'),
  ],
  manager: [
    route('manage/surveys', 'features/survey-setting/surveys.tsx', { id: 'manage-surveys' }),
    route('manage/surveys/:surveyId', 'features/survey-setting/survey.tsx', { id: 'manage-survey' }),
    route('manage/surveys/:surveyId/results', 'features/survey-setting/results.tsx', {
      id: 'manage-survey-results',
    }),
  ],
}

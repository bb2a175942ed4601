import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  teacher: [
    route('teach/question-bank', 'features/question-bank/questions.tsx'),
    route('teach/question-bank/new', 'features/question-bank/new-question.tsx'),
    route('teach/question-bank/import', 'features/question-bank/exchange/import-questions.tsx'),
    route('teach/question-bank/export', 'features/question-bank/exchange/export-questions.tsx'),
    route(
      'teach/question-bank/exchange/:exchangeId',
      'features/question-bank/exchange/question-exchange.tsx',
    ),
    route('teach/question-bank/:id', 'features/question-bank/question.tsx'),
  ],
}

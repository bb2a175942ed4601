import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('certificates', 'features/certificates/check.tsx'),
    route('certificates/revoked', 'features/certificates/revoked.tsx'),
    route('certificates/:code', 'features/certificates/certificate.tsx'),
  ],
  panel: [route('panel/certificates', 'features/certificates/my-certificates.tsx')],
  manager: [
    route('manage/settings/certificates', 'features/certificates/brands.tsx'),
    route('manage/certificates', 'features/certificates/all-issued.tsx'),
  ],
  teacher: [
    route('teach/courses/:courseId/certificates', 'features/certificates/issuing.tsx'),
    route('teach/courses/:courseId/certificates/template', 'features/certificates/template.tsx'),
    route('teach/certificates/lists/:listId', 'features/certificates/issue-list.tsx'),
    route('teach/classes/webinars/:webinarId/certificates', 'features/certificates/webinar-issuing.tsx'),
    route(
      'teach/classes/webinars/:webinarId/certificates/template',
      'features/certificates/webinar-template.tsx',
    ),
  ],
}
